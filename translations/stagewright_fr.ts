<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ActionText</name>
    <message>
        <source>&amp;New stage…</source>
        <translation>&amp;Nouvelle spéciale…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Export PDF…</source>
        <translation>E&amp;xporter en PDF…</translation>
    </message>
    <message>
        <source>Add tile &amp;file…</source>
        <translation>&amp;Ajouter un fichier de tuiles…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>Onglet &amp;suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious tab</source>
        <translation>Onglet &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>Retour&amp;ner</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>R&amp;eprendre la dernière tuile</translation>
    </message>
    <message>
        <source>Lay another &amp;way</source>
        <translation>Poser autre&amp;ment</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>C&amp;ouper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Re&amp;verse the stage</source>
        <translation>&amp;Inverser la spéciale</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>To&amp;ut sélectionner</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>&amp;Fit the stage</source>
        <translation>&amp;Voir toute la spéciale</translation>
    </message>
    <message>
        <source>&amp;Reset panels</source>
        <translation>Réinitialiser les panneau&amp;x</translation>
    </message>
    <message>
        <source>&amp;About Stagewright</source>
        <translation>À &amp;propos de Stagewright</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Turn c&amp;lockwise</source>
        <translation>&amp;Tourner à droite</translation>
    </message>
    <message>
        <source>Turn c&amp;ounter-clockwise</source>
        <translation>Tourner à &amp;gauche</translation>
    </message>
    <message>
        <source>Dupl&amp;icate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Replace with the palette&apos;s til&amp;e</source>
        <translation>Rem&amp;placer par la tuile de la palette</translation>
    </message>
    <message>
        <source>Fi&amp;nd a tile</source>
        <translation>C&amp;hercher une tuile</translation>
    </message>
    <message>
        <source>Boxe&amp;s and table…</source>
        <translation>&amp;Boîtes et table…</translation>
    </message>
    <message>
        <source>&amp;Zoom out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Show hint&amp;s</source>
        <translation>Afficher les &amp;indications</translation>
    </message>
    <message>
        <source>Next to&amp;ken</source>
        <translation>&amp;Jeton suivant</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Panneau suivant</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>Panneau précédent</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Trouver une commande…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Raccourcis clavier…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>Page d’&amp;accueil</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>Ex&amp;porter…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Close o&amp;thers</source>
        <translation>Fermer les au&amp;tres</translation>
    </message>
    <message>
        <source>Show in fol&amp;der</source>
        <translation>Montrer dans le &amp;dossier</translation>
    </message>
    <message>
        <source>Copy pat&amp;h</source>
        <translation>Copier le c&amp;hemin</translation>
    </message>
    <message>
        <source>Paste here</source>
        <translation>Coller ici</translation>
    </message>
    <message>
        <source>Note on this tile</source>
        <translation>Note sur cette tuile</translation>
    </message>
    <message>
        <source>What fits here</source>
        <translation>Ce qui convient ici</translation>
    </message>
    <message>
        <source>Full size (&amp;100 %)</source>
        <translation>Taille réelle (&amp;100 %)</translation>
    </message>
    <message>
        <source>Zoom to the selection</source>
        <translation>Zoomer sur la sélection</translation>
    </message>
    <message>
        <source>What is wrong here</source>
        <translation>Ce qui ne va pas ici</translation>
    </message>
    <message>
        <source>&amp;Print the keys…</source>
        <translation>&amp;Imprimer les touches…</translation>
    </message>
    <message>
        <source>First s&amp;teps</source>
        <translation>Premiers pa&amp;s</translation>
    </message>
    <message>
        <source>Lead to the finish</source>
        <translation>Mener à l’arrivée</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Copier co&amp;mme image</translation>
    </message>
    <message>
        <source>Cop&amp;y as code</source>
        <translation>Copier comme &amp;code</translation>
    </message>
</context>
<context>
    <name>AddedStages</name>
    <message numerus="yes">
        <source>Add %n stages</source>
        <translation>
            <numerusform>Ajouter %n spéciale</numerusform>
            <numerusform>Ajouter %n spéciales</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgainstPrint</name>
    <message>
        <source>The start %1 is driven the wrong way round.</source>
        <translation>Le départ %1 est parcouru à l’envers.</translation>
    </message>
    <message>
        <source>The finish %1 is driven the wrong way round.</source>
        <translation>L’arrivée %1 est parcourue à l’envers.</translation>
    </message>
    <message>
        <source>Turn %1 round</source>
        <translation>Tourner %1 de 180°</translation>
    </message>
</context>
<context>
    <name>Arch</name>
    <message>
        <source>START</source>
        <comment>lettering on the arch, capitals</comment>
        <translation>DÉPART</translation>
    </message>
    <message>
        <source>FINISH</source>
        <comment>lettering on the arch, capitals</comment>
        <translation>ARRIVÉE</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>takes no files</source>
        <translation>n’accepte aucun fichier</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>aucun fichier n’est indiqué</translation>
    </message>
    <message>
        <source>takes one file only</source>
        <translation>n’accepte qu’un seul fichier</translation>
    </message>
    <message>
        <source>%1. See: %2 --help</source>
        <translation>%1. Voir&#xa0;: %2 --help</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Affiche cette aide.</translation>
    </message>
    <message>
        <source>Write the result as JSON.</source>
        <translation>Écrit le résultat en JSON.</translation>
    </message>
    <message>
        <source>no output file is named. Name one with -o</source>
        <translation>aucun fichier de sortie n’est indiqué. Indiquez-en un avec -o</translation>
    </message>
    <message>
        <source>the name of a file is empty</source>
        <translation>le nom d’un fichier est vide</translation>
    </message>
    <message>
        <source>is read, and would be replaced</source>
        <translation>est lu et serait remplacé</translation>
    </message>
    <message>
        <source>Name another file with -o</source>
        <translation>Indiquez un autre fichier avec -o</translation>
    </message>
    <message>
        <source>The stage file; &quot;-&quot; is standard input.</source>
        <translation>Le fichier de la spéciale&#x202f;; «&#x202f;-&#x202f;» est l’entrée standard.</translation>
    </message>
    <message>
        <source>The stage files; &quot;-&quot; is standard input.</source>
        <translation>Les fichiers des spéciales&#x202f;; «&#x202f;-&#x202f;» est l’entrée standard.</translation>
    </message>
    <message>
        <source>%1 &quot;-&quot; is standard output.</source>
        <translation>%1 «&#x202f;-&#x202f;» est la sortie standard.</translation>
    </message>
    <message>
        <source>The folders, read with all below them.</source>
        <translation>Les dossiers, lus avec tout ce qu’ils contiennent.</translation>
    </message>
    <message>
        <source>The two files; &quot;-&quot; is standard input.</source>
        <translation>Les deux fichiers&#x202f;; «&#xa0;-&#xa0;» est l’entrée standard.</translation>
    </message>
    <message>
        <source>takes two files</source>
        <translation>prend deux fichiers</translation>
    </message>
</context>
<context>
    <name>AssumedRules</name>
    <message>
        <source>faces with a hazard of some dice</source>
        <translation>faces danger de certains dés</translation>
    </message>
    <message>
        <source>dice and limits of some tyres on some roads</source>
        <translation>dés et limites de certains pneus sur certaines routes</translation>
    </message>
    <message>
        <source>odds of a spin and of leaving the road</source>
        <translation>fréquence du tête-à-queue et de la sortie de route</translation>
    </message>
    <message>
        <source>gear dice lost off the road</source>
        <translation>dés de vitesse perdus en sortie de route</translation>
    </message>
    <message>
        <source>odds of the cut cards</source>
        <translation>fréquence des cartes corde</translation>
    </message>
    <message>
        <source>what dirt on a corner does</source>
        <translation>effet d’une corde sale</translation>
    </message>
    <message>
        <source>slides at exactly their gear</source>
        <translation>dérapage exactement à sa vitesse</translation>
    </message>
    <message>
        <source>how far bumps throw a car</source>
        <translation>portée des bosses</translation>
    </message>
    <message>
        <source>control lost in a ford before it stops</source>
        <translation>perte de contrôle dans un gué avant l’arrêt</translation>
    </message>
    <message>
        <source>a lower limit on a new road holds at once</source>
        <translation>une limite plus basse sur une nouvelle route vaut aussitôt</translation>
    </message>
    <message>
        <source>the stage ends beyond its last space</source>
        <translation>la spéciale finit au-delà de sa dernière case</translation>
    </message>
    <message>
        <source>what seconds cost and save</source>
        <translation>ce que coûtent et rapportent les secondes</translation>
    </message>
    <message>
        <source>what the spare wheel costs</source>
        <translation>ce que coûte la roue de secours</translation>
    </message>
    <message>
        <source>Ends 0, 1, 2 run clockwise round a board. Where yours run the other way, the drawing is its mirror image.</source>
        <translation>Les extrémités 0, 1, 2 se suivent dans le sens horaire autour d’un plateau. Si les vôtres tournent dans l’autre sens, le dessin en est l’image en miroir.</translation>
    </message>
    <message>
        <source>Roads of the snow sides join the same ends as those of the dry sides.</source>
        <translation>Les routes des faces neige relient les mêmes extrémités que celles des faces sèches.</translation>
    </message>
    <message>
        <source>In long corners a car may change to a space of the other line that begins and ends further on.</source>
        <translation>Dans les longs virages, une voiture peut passer à une case de l’autre ligne qui commence et finit plus loin.</translation>
    </message>
</context>
<context>
    <name>AtomicFile</name>
    <message>
        <source>cannot be written: %1</source>
        <translation>n’a pas pu être écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose another place</source>
        <translation>Choisissez un autre endroit</translation>
    </message>
    <message>
        <source>this is no ordinary file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
</context>
<context>
    <name>BoardActions</name>
    <message>
        <source>Replace &amp;by</source>
        <translation>Remplacer &amp;par</translation>
    </message>
</context>
<context>
    <name>BoardLegend</name>
    <message>
        <source>Cannot be laid or driven</source>
        <translation>Impossible à poser ou à parcourir</translation>
    </message>
    <message>
        <source>Probably a slip</source>
        <translation>Sans doute une erreur</translation>
    </message>
    <message>
        <source>Lanes match</source>
        <translation>Les voies correspondent</translation>
    </message>
    <message>
        <source>Lanes differ</source>
        <translation>Les voies diffèrent</translation>
    </message>
    <message>
        <source>Lanes at an open end</source>
        <translation>Voies à un bout ouvert</translation>
    </message>
    <message>
        <source>The road goes on here</source>
        <translation>La route continue ici</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Sélectionné</translation>
    </message>
    <message>
        <source>Where the keys are</source>
        <translation>Où agissent les touches</translation>
    </message>
    <message>
        <source>It fits here</source>
        <translation>Convient ici</translation>
    </message>
    <message>
        <source>It does not fit here</source>
        <translation>Ne convient pas ici</translation>
    </message>
    <message>
        <source>It cannot lie here</source>
        <translation>Ne peut pas se poser ici</translation>
    </message>
    <message>
        <source>The way that is driven</source>
        <translation>Le parcours</translation>
    </message>
    <message>
        <source>Edge of the table</source>
        <translation>Bord de la table</translation>
    </message>
    <message>
        <source>Number of the tile</source>
        <translation>Numéro de la tuile</translation>
    </message>
    <message>
        <source>What the co-driver reads</source>
        <translation>Ce que lit le copilote</translation>
    </message>
</context>
<context>
    <name>BoardList</name>
    <message>
        <source>ends %1 to %2 on the right</source>
        <translation>extrémités %1 à %2 à droite</translation>
    </message>
    <message>
        <source>ends %1 to %2 at the bottom</source>
        <translation>extrémités %1 à %2 en bas</translation>
    </message>
    <message>
        <source>ends %1 to %2 on the left</source>
        <translation>extrémités %1 à %2 à gauche</translation>
    </message>
    <message>
        <source>ends %1 to %2 at the top</source>
        <translation>extrémités %1 à %2 en haut</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>ends of boards</comment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Boards to take</source>
        <translation>Plateaux à prendre</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Drag a tile here, or double-click one in the palette.</source>
        <translation>Faites glisser une tuile ici ou double-cliquez sur une tuile de la palette.</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>surface not known</source>
        <translation>revêtement inconnu</translation>
    </message>
    <message>
        <source>asphalt</source>
        <translation>asphalte</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>neige</translation>
    </message>
    <message>
        <source>earth</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>side of a board, its surface</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) inside</source>
        <translation>
            <numerusform>%n case à la corde</numerusform>
            <numerusform>%n cases à la corde</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 by the slides</source>
        <translation>%1, %2 en dérapage</translation>
    </message>
</context>
<context>
    <name>BoxChoice</name>
    <message>
        <source>there is no box &quot;%1&quot;</source>
        <translation>il n’y a pas de boîte «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>several boxes may be meant by &quot;%1&quot;</source>
        <translation>«&#x202f;%1&#x202f;» peut désigner plusieurs boîtes</translation>
    </message>
    <message>
        <source>The boxes are %1</source>
        <translation>Les boîtes sont&#xa0;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of boxes</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre de boîtes</translation>
    </message>
    <message>
        <source>Give a whole number from 0 to %1, such as %2:2</source>
        <translation>Donnez un nombre entier de 0 à %1, par exemple %2:2</translation>
    </message>
</context>
<context>
    <name>BoxList</name>
    <message>
        <source>stage board</source>
        <translation>plateau de spéciale</translation>
    </message>
    <message>
        <source>boost dice</source>
        <translation>dés boost</translation>
    </message>
    <message>
        <source>popularity die</source>
        <translation>dé de popularité</translation>
    </message>
    <message>
        <source>passive effect tokens</source>
        <translation>jetons d’effet passif</translation>
    </message>
    <message>
        <source>player boards</source>
        <translation>plateaux individuels</translation>
    </message>
    <message>
        <source>racing team boards</source>
        <translation>plateaux d’écurie</translation>
    </message>
    <message>
        <source>player aids</source>
        <translation>aides de jeu</translation>
    </message>
    <message>
        <source>player dice</source>
        <translation>dés de joueur</translation>
    </message>
    <message>
        <source>hazard dice</source>
        <translation>dés de danger</translation>
    </message>
    <message>
        <source>damage tokens</source>
        <translation>jetons de dégâts</translation>
    </message>
    <message>
        <source>cars</source>
        <translation>voitures</translation>
    </message>
    <message>
        <source>speed markers</source>
        <translation>marqueurs de vitesse</translation>
    </message>
    <message>
        <source>popularity markers</source>
        <translation>marqueurs de popularité</translation>
    </message>
    <message>
        <source>damage markers</source>
        <translation>marqueurs de dégâts</translation>
    </message>
    <message>
        <source>navigator tokens</source>
        <translation>jetons de copilote</translation>
    </message>
    <message>
        <source>cards of the starter decks</source>
        <translation>cartes des paquets de départ</translation>
    </message>
    <message>
        <source>ghost driver card</source>
        <translation>carte du pilote fantôme</translation>
    </message>
    <message>
        <source>stage cards: %1</source>
        <translation>cartes de spéciale&#xa0;: %1</translation>
    </message>
    <message>
        <source>driver cards: %1</source>
        <translation>cartes de pilote&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>BoxSheet</name>
    <message>
        <source>With tiles of: %1</source>
        <translation>Avec les tuiles de&#xa0;: %1</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Toutes les tuiles</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>must be an object with a count for each tile</source>
        <translation>doit être un objet avec le nombre de chaque tuile</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of a tile</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas le numéro d’une tuile</translation>
    </message>
    <message>
        <source>the count of tile %1 must be a whole number from %2 to %3</source>
        <translation>le nombre de tuiles %1 doit être un entier de %2 à %3</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>ne doit pas être vide</translation>
    </message>
    <message>
        <source>says %1, but the tiles add up to %2</source>
        <translation>indique %1, mais les tuiles font %2 au total</translation>
    </message>
    <message>
        <source>must be a list of boxes, in square brackets</source>
        <translation>doit être une liste de boîtes entre crochets</translation>
    </message>
    <message>
        <source>the box &quot;%1&quot; is listed twice</source>
        <translation>la boîte «&#x202f;%1&#x202f;» figure deux fois dans la liste</translation>
    </message>
</context>
<context>
    <name>BoxesCommand</name>
    <message>
        <source>list the boxes that the program knows</source>
        <translation>liste les boîtes que le programme connaît</translation>
    </message>
    <message>
        <source>Lists the boxes that the program knows, by the names that other commands use.</source>
        <translation>Liste les boîtes que le programme connaît, sous les noms qu’utilisent les autres commandes.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>BoxesDiffer</name>
    <message>
        <source>Take &quot;%1&quot; off the list of boxes</source>
        <translation>Retirer «&#x202f;%1&#x202f;» de la liste des boîtes</translation>
    </message>
    <message>
        <source>List the boxes that are needed</source>
        <translation>Noter les boîtes nécessaires</translation>
    </message>
    <message>
        <source>Add the box %1</source>
        <translation>Ajouter la boîte %1</translation>
    </message>
    <message>
        <source>Stagewright does not know the box &quot;%1&quot; on the list.</source>
        <translation>Stagewright ne connaît pas la boîte «&#x202f;%1&#x202f;» de la liste.</translation>
    </message>
    <message>
        <source>These stages need the box %1, which is not on the list: %2.</source>
        <translation>Ces spéciales demandent la boîte %1, qui n’est pas sur la liste&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Unlike the first stage, these need the box %1: %2.</source>
        <translation>À la différence de la première spéciale, celles-ci demandent la boîte %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>CarColours</name>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
</context>
<context>
    <name>CardEstimate</name>
    <message>
        <source>What the ghost driver scores is not known: no text tells the faces of the hazard die. Enter all six as hazardFaces, and it is.</source>
        <translation>On ne sait pas ce que marque le pilote fantôme&#xa0;: aucun texte ne donne les faces du dé de danger. Entrez les six comme hazardFaces, et on le saura.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), %1, %2</source>
        <translation>
            <numerusform>%n manche, %1, %2</numerusform>
            <numerusform>%n manches, %1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Ghost driver, %1: pairs of dice by round %2, together %3</source>
        <translation>Pilote fantôme, %1&#xa0;: paires de dés par manche %2, en tout %3</translation>
    </message>
    <message>
        <source>In the mean he scores %1 speed points and %2 for popularity, nothing of it covered.</source>
        <translation>En moyenne il marque %1 points de vitesse et %2 de popularité, si rien n’est couvert.</translation>
    </message>
    <message>
        <source>no cards are laid to play with</source>
        <translation>aucune carte n’est posée pour jouer</translation>
    </message>
    <message>
        <source>Choose a stage and a shop</source>
        <translation>Choisir une spéciale et une boutique</translation>
    </message>
</context>
<context>
    <name>CardGameFile</name>
    <message>
        <source>must say where the value comes from</source>
        <translation>doit dire d’où vient la valeur</translation>
    </message>
    <message>
        <source>is not a level of the ghost driver</source>
        <translation>n’est pas un niveau du pilote fantôme</translation>
    </message>
    <message>
        <source>must be at most three cards, 1 to 6</source>
        <translation>doit être trois cartes au plus, de 1 à 6</translation>
    </message>
    <message>
        <source>is not a stack of the shop</source>
        <translation>n’est pas une pile de la boutique</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>doit être %1</translation>
    </message>
    <message>
        <source>lacks the level &quot;%1&quot;</source>
        <translation>le niveau «&#x202f;%1&#x202f;» manque</translation>
    </message>
</context>
<context>
    <name>CardPages</name>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Voiture</translation>
    </message>
    <message>
        <source>then service</source>
        <translation>puis assistance</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>then a pit stop</source>
        <translation>puis arrêt aux stands</translation>
    </message>
    <message>
        <source>Race card</source>
        <translation>Fiche de course</translation>
    </message>
    <message>
        <source>Time card</source>
        <translation>Carnet de pointage</translation>
    </message>
</context>
<context>
    <name>CardReminders</name>
    <message>
        <source>%1. %2</source>
        <comment>a numbered point</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Une manche</translation>
    </message>
    <message>
        <source>Dice. Who alone is most popular takes the popularity die. All roll at once: hazards count immediately, the other dice go to the team by their value.</source>
        <translation>Dés. Qui est seul le plus populaire prend le dé de popularité. Tous lancent à la fois&#xa0;: les dangers comptent aussitôt, les autres dés vont à l’écurie selon leur valeur.</translation>
    </message>
    <message>
        <source>Driving, in any order and as often as you can: play a card to an empty slot, use a card below a die, buy, map a stage card, turn dice, suffer a hazard of your own accord for 2 traction.</source>
        <translation>Conduite, dans n’importe quel ordre et aussi souvent que possible&#xa0;: jouer une carte sur une place libre, utiliser une carte sous un dé, acheter, noter une carte de spéciale, tourner des dés, subir de son gré un danger pour 2 d’adhérence.</translation>
    </message>
    <message>
        <source>Scoring. The cards move on; of the one that leaves, each navigator token gives what stands below your car now: speed, in the red zone popularity.</source>
        <translation>Décompte. Les cartes avancent&#xa0;; de celle qui part, chaque jeton de copilote donne ce qui est maintenant sous la voiture&#xa0;: vitesse, en zone rouge popularité.</translation>
    </message>
    <message>
        <source>Tidying up. Cards of the team move one slot on, the last is discarded; discard from the hand what you like and draw to five.</source>
        <translation>Rangement. Les cartes de l’écurie avancent d’une place, la dernière est défaussée&#xa0;; défausser de sa main ce qu’on veut et piocher jusqu’à cinq.</translation>
    </message>
    <message>
        <source>Damage tokens that are flipped</source>
        <translation>Jetons de dégâts retournés</translation>
    </message>
    <message>
        <source>The car moves a space more when a card is mapped.</source>
        <translation>La voiture avance d’une case de plus quand une carte est notée.</translation>
    </message>
    <message>
        <source>Cards cost a wrench more.</source>
        <translation>Les cartes coûtent une clé de plus.</translation>
    </message>
    <message>
        <source>Mapping costs a traction more.</source>
        <translation>Noter coûte une adhérence de plus.</translation>
    </message>
    <message>
        <source>You draw to three cards, not five.</source>
        <translation>On pioche jusqu’à trois cartes, pas cinq.</translation>
    </message>
    <message>
        <source>As the first: yet a space more.</source>
        <translation>Comme le premier&#xa0;: encore une case de plus.</translation>
    </message>
    <message>
        <source>Passive effects do nothing.</source>
        <translation>Les effets passifs ne font rien.</translation>
    </message>
    <message>
        <source>Both dials go back to 0 at the end of each round.</source>
        <translation>Les deux cadrans reviennent à 0 à la fin de chaque manche.</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>The marker goes one on for each hit. At the fifth the leftmost token that is not flipped is, the marker goes to 0, and what is left of the hits goes on.</source>
        <translation>Le marqueur avance d’un par coup. Au cinquième, on retourne le jeton le plus à gauche qui ne l’est pas, le marqueur revient à 0, et les coups restants continuent.</translation>
    </message>
    <message>
        <source>An eighth flip destroys the car: 40 hits in all, 5 fewer for each token flipped from the start.</source>
        <translation>Un huitième retournement détruit la voiture&#xa0;: 40 coups en tout, 5 de moins par jeton retourné dès le départ.</translation>
    </message>
    <message>
        <source>Dice and dials</source>
        <translation>Dés et cadrans</translation>
    </message>
    <message>
        <source>A wrench turns a die by one; from 6 to 1 it is five. The popularity die shows no more than 2.</source>
        <translation>Une clé tourne un dé d’un cran&#xa0;; de 6 à 1 il en faut cinq. Le dé de popularité ne montre pas plus de 2.</translation>
    </message>
    <message>
        <source>Wrenches and traction stay from round to round, to 10 at most.</source>
        <translation>Clés et adhérence se gardent d’une manche à l’autre, 10 au plus.</translation>
    </message>
    <message>
        <source>A hazard takes a die from your supply, which stays with you until it is repaired; without one left, roll one that you have.</source>
        <translation>Un danger prend un dé de la réserve, qui reste jusqu’à la réparation&#xa0;; s’il n’y en a plus, relancer l’un des siens.</translation>
    </message>
    <message>
        <source>Mapping and buying</source>
        <translation>Noter et acheter</translation>
    </message>
    <message>
        <source>One token a card and player; three once in a stage, with its card that says so. Arrows have to be followed; a car at the edge suffers one hazard.</source>
        <translation>Un jeton par carte et joueur&#xa0;; trois une fois par spéciale, avec la carte qui le dit. Les flèches sont à suivre&#xa0;; une voiture au bord subit un danger.</translation>
    </message>
    <message>
        <source>The last card of a stack goes to the more popular, then to who has fewer speed points, then to nobody in this round.</source>
        <translation>La dernière carte d’une pile va au plus populaire, puis à qui a moins de points de vitesse, sinon à personne dans cette manche.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Speed points, the numbers on all your cards, one less for each hazard die you have, 3 and 1 for popularity.</source>
        <translation>Points de vitesse, les nombres de toutes ses cartes, un de moins par dé de danger, 3 et 1 pour la popularité.</translation>
    </message>
</context>
<context>
    <name>CardSeason</name>
    <message>
        <source>All stages together, which is an idea of this program: the rulebook has single stages.</source>
        <translation>Toutes les spéciales ensemble, une idée de ce programme&#xa0;: la règle a des spéciales seules.</translation>
    </message>
</context>
<context>
    <name>CardSetUp</name>
    <message>
        <source>Stage</source>
        <translation>Spéciale</translation>
    </message>
    <message>
        <source>still to be chosen</source>
        <translation>reste à choisir</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards lie open, card 1 farthest from the deck&apos;s place; the slot beside that stays empty. A first player is chosen: the driving phase goes round from him, clockwise.</source>
        <translation>Toutes les cartes sont visibles, la carte 1 le plus loin de la place du paquet&#xa0;; la place à côté reste vide. On choisit un premier joueur&#xa0;: la conduite va de lui dans le sens horaire.</translation>
    </message>
    <message>
        <source>Pile face down, 1 on top. The first %1 cards lie open, card 1 farthest from the deck: it leaves first.</source>
        <translation>Paquet face cachée, 1 au-dessus. Les %1 premières cartes sont visibles, la carte 1 le plus loin du paquet&#xa0;: elle part la première.</translation>
    </message>
    <message>
        <source>The slot beside the deck stays empty all the time.</source>
        <translation>La place à côté du paquet reste toujours vide.</translation>
    </message>
    <message>
        <source>The empty slot moves along with the cards: in the round in which it leaves, no card is scored.</source>
        <translation>La place vide avance avec les cartes&#xa0;: dans la manche où elle part, aucune carte n’est comptée.</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Boutique</translation>
    </message>
    <message>
        <source>and one of your choice: the rulebook does not tell which</source>
        <translation>et une au choix&#xa0;: la règle ne dit pas laquelle</translation>
    </message>
    <message numerus="yes">
        <source>Each stack has %n card(s), for any number of players.</source>
        <translation>
            <numerusform>Chaque pile a %n carte, quel que soit le nombre de joueurs.</numerusform>
            <numerusform>Chaque pile a %n cartes, quel que soit le nombre de joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>no damage token flipped</source>
        <translation>aucun jeton de dégâts retourné</translation>
    </message>
    <message numerus="yes">
        <source>%n damage token(s) flipped, from the left</source>
        <translation>
            <numerusform>%n jeton de dégâts retourné, depuis la gauche</numerusform>
            <numerusform>%n jetons de dégâts retournés, depuis la gauche</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>driver: ____________</source>
        <translation>pilote&#xa0;: ____________</translation>
    </message>
    <message>
        <source>Everybody: car in the middle of the top row, marked 4; damage tokens 1 to 7 in order, the eighth slot empty; three hazard dice below them; damage marker and both dials on 0; three dice, ten navigator tokens; speed and popularity at the beginning of their tracks.</source>
        <translation>Chacun&#xa0;: voiture au milieu de la rangée du haut, marquée 4&#xa0;; jetons de dégâts 1 à 7 dans l’ordre, la huitième place vide&#xa0;; trois dés de danger dessous&#xa0;; marqueur de dégâts et les deux cadrans sur 0&#xa0;; trois dés, dix jetons de copilote&#xa0;; vitesse et popularité au début de leurs pistes.</translation>
    </message>
    <message>
        <source>Starter deck and driver deck are shuffled together, ten cards; hand of five.</source>
        <translation>Paquet de départ et paquet du pilote sont mélangés, dix cartes&#xa0;; main de cinq.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Everybody shuffles the starter deck with these cards: %1. Nobody has a driver deck. Hand of five.</source>
        <translation>Chacun mélange le paquet de départ avec ces cartes&#xa0;: %1. Personne n’a de paquet de pilote. Main de cinq.</translation>
    </message>
    <message numerus="yes">
        <source>Who has %n point(s) at the end qualifies for a real stage.</source>
        <translation>
            <numerusform>Qui a %n point à la fin se qualifie pour une vraie spéciale.</numerusform>
            <numerusform>Qui a %n points à la fin se qualifie pour une vraie spéciale.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ghost driver</source>
        <translation>Pilote fantôme</translation>
    </message>
    <message>
        <source>When a card with a die leaves, he gets that hazard die and a player die, from the next round on.</source>
        <translation>Quand une carte avec un dé part, il reçoit ce dé de danger et un dé de joueur, dès la manche suivante.</translation>
    </message>
    <message>
        <source>From the box</source>
        <translation>De la boîte</translation>
    </message>
    <message>
        <source>%1 × shop cards %2</source>
        <translation>%1 × cartes de boutique %2</translation>
    </message>
</context>
<context>
    <name>CardTableFile</name>
    <message>
        <source>Leave out the rest</source>
        <translation>Omettre le reste</translation>
    </message>
    <message>
        <source>holds more notes than cards</source>
        <translation>contient plus de notes que de cartes</translation>
    </message>
    <message>
        <source>card %1 is there twice</source>
        <translation>la carte %1 y est deux fois</translation>
    </message>
    <message>
        <source>Write all that is said of a card into one note</source>
        <translation>Écrire tout ce qui concerne une carte dans une seule note</translation>
    </message>
    <message>
        <source>a stage with a title needs an id</source>
        <translation>une spéciale avec un titre a besoin d’un identifiant</translation>
    </message>
    <message>
        <source>Write &quot;sea-camp&quot;, &quot;trial&quot;, or one of your own</source>
        <translation>Écrire «&#x202f;sea-camp&#x202f;», «&#x202f;trial&#x202f;» ou un identifiant à soi</translation>
    </message>
    <message>
        <source>the shop has nine stacks</source>
        <translation>la boutique a neuf piles</translation>
    </message>
    <message>
        <source>must be a list of stacks, each in quotes</source>
        <translation>doit être une liste de piles, chacune entre guillemets</translation>
    </message>
    <message>
        <source>Write number and letter, as in &quot;1A&quot;</source>
        <translation>Écrire le numéro et la lettre, comme «&#x202f;1A&#x202f;»</translation>
    </message>
    <message>
        <source>four play at most</source>
        <translation>quatre joueurs au plus</translation>
    </message>
    <message>
        <source>must be a list of texts in quotes, or null</source>
        <translation>doit être une liste de textes entre guillemets, ou null</translation>
    </message>
    <message>
        <source>Write null where it is not said</source>
        <translation>Écrire null là où ce n’est pas dit</translation>
    </message>
    <message>
        <source>must be a list of numbers from 0 to %1</source>
        <translation>doit être une liste de nombres de 0 à %1</translation>
    </message>
    <message>
        <source>Write how many damage tokens are flipped, a number for each player</source>
        <translation>Écrire combien de jetons de dégâts sont retournés, un nombre par joueur</translation>
    </message>
    <message>
        <source>the hazard die has six faces, and here are %1</source>
        <translation>le dé de danger a six faces, et en voici %1</translation>
    </message>
    <message>
        <source>Write all six, or none</source>
        <translation>Écrire les six, ou aucune</translation>
    </message>
    <message>
        <source>must be minutes, more than 0 and at most %1</source>
        <translation>doit être un nombre de minutes, plus de 0 et %1 au plus</translation>
    </message>
    <message>
        <source>Leave it out where it is not known</source>
        <translation>L’omettre là où on ne le sait pas</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une heure</translation>
    </message>
    <message>
        <source>Write hours and minutes, as in &quot;19:30&quot;</source>
        <translation>Écrire heures et minutes, comme «&#x202f;19:30&#x202f;»</translation>
    </message>
    <message>
        <source>holds more evenings than are kept</source>
        <translation>contient plus de soirées qu’on n’en garde</translation>
    </message>
    <message>
        <source>the evening ends when it begins</source>
        <translation>la soirée finit à l’heure où elle commence</translation>
    </message>
    <message>
        <source>Write when it ended, or leave the evening out</source>
        <translation>Écrire quand elle a fini, ou omettre la soirée</translation>
    </message>
    <message>
        <source>must be a list of drivers, each in quotes</source>
        <translation>doit être une liste de pilotes, chacun entre guillemets</translation>
    </message>
    <message>
        <source>Leave out those who are not known</source>
        <translation>Laissez de côté ceux qui ne sont pas connus</translation>
    </message>
</context>
<context>
    <name>Carrier</name>
    <message>
        <source>the rally that the file carries is damaged</source>
        <translation>le rallye que porte le fichier est endommagé</translation>
    </message>
    <message>
        <source>Get the file once more, as it was written, or ask for the pack</source>
        <translation>Procurez-vous encore une fois le fichier, tel qu’il a été écrit, ou demandez le paquet</translation>
    </message>
    <message>
        <source>what the file carries is larger than a pack may be (%1 MB)</source>
        <translation>ce que porte le fichier est plus grand que ne peut l’être un paquet (%1&#xa0;Mo)</translation>
    </message>
    <message>
        <source>Ask whoever made the file for the pack</source>
        <translation>Demandez le paquet à qui a fait le fichier</translation>
    </message>
    <message>
        <source>the file carries a second rally, and which is meant cannot be told</source>
        <translation>le fichier porte un second rallye, et rien ne dit lequel est le bon</translation>
    </message>
    <message>
        <source>with the rally in it the file would be larger than is read again (%1 MB)</source>
        <translation>avec le rallye dedans, le fichier serait plus grand que ce qui est relu (%1&#xa0;Mo)</translation>
    </message>
    <message>
        <source>Leave the rally out of it, and pass the pack on beside it</source>
        <translation>Laissez le rallye de côté et transmettez le paquet à part</translation>
    </message>
    <message>
        <source>attachment at byte %1</source>
        <translation>pièce jointe à l’octet %1</translation>
    </message>
    <message>
        <source>the document is encrypted, so that what it carries cannot be read</source>
        <translation>le document est chiffré, de sorte que ce qu’il porte ne peut pas être lu</translation>
    </message>
    <message>
        <source>Save it without a password, or ask for the pack</source>
        <translation>Enregistrez-le sans mot de passe, ou demandez le paquet</translation>
    </message>
    <message>
        <source>the rally could not be put into the PDF (%1)</source>
        <translation>le rallye n’a pas pu être mis dans le PDF (%1)</translation>
    </message>
    <message>
        <source>chunk %1 at byte %2</source>
        <translation>bloc %1 à l’octet %2</translation>
    </message>
    <message>
        <source>the picture ends before its end</source>
        <translation>l’image s’arrête avant sa fin</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>octet %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>the drawing cannot be read: %1</source>
        <translation>le dessin ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>the drawing declares entities, of which nothing is read</source>
        <translation>le dessin déclare des entités, dont rien n’est lu</translation>
    </message>
    <message>
        <source>the drawing has no end</source>
        <translation>le dessin n’a pas de fin</translation>
    </message>
    <message>
        <source>Choose PNG</source>
        <translation>Choisissez PNG</translation>
    </message>
</context>
<context>
    <name>CarryOption</name>
    <message>
        <source>What of the rally the file carries inside, so that whoever opens it with Stagewright has it: none; stages, those that are shown, with their titles; all, the whole of it, with drivers, results and notes. Left out: stages.</source>
        <translation>Ce que le fichier porte du rallye, pour que l’ait qui l’ouvre avec Stagewright&#xa0;: none, rien&#x202f;; stages, les spéciales montrées, avec leurs titres&#x202f;; all, le tout, avec pilotes, résultats et remarques. Sans indication&#xa0;: stages.</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>QUOI</translation>
    </message>
    <message>
        <source>--carry takes none, stages or all</source>
        <translation>--carry prend none, stages ou all</translation>
    </message>
    <message>
        <source>not all of the file can be read, and what it carries would pass for the whole</source>
        <translation>tout le fichier ne peut pas être lu, et ce qui serait joint passerait pour le tout</translation>
    </message>
    <message>
        <source>--carry stages takes the stages that can be read</source>
        <translation>--carry stages prend les spéciales qui peuvent être lues</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>tile %1</source>
        <translation>tuile %1</translation>
    </message>
    <message>
        <source>does not belong into this file</source>
        <translation>n’a pas sa place dans ce fichier</translation>
    </message>
    <message>
        <source>is not described</source>
        <translation>n’est pas décrite</translation>
    </message>
    <message>
        <source>holds tile %1, which no file describes</source>
        <translation>contient la tuile %1, qu’aucun fichier ne décrit</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>boîte %1</translation>
    </message>
    <message>
        <source>%1 needs a list of ranges of tile numbers</source>
        <translation>%1 demande une liste de plages de numéros de tuiles</translation>
    </message>
    <message>
        <source>needs the sides a and b, or one side without a letter</source>
        <translation>demande les faces a et b, ou une seule face sans lettre</translation>
    </message>
    <message>
        <source>is described in two files</source>
        <translation>est décrite dans deux fichiers</translation>
    </message>
</context>
<context>
    <name>ChainFile</name>
    <message>
        <source>a stage has at most %1 sections</source>
        <translation>une spéciale a au plus %1 tronçons</translation>
    </message>
    <message>
        <source>must be text, in quotes</source>
        <translation>doit être un texte entre guillemets</translation>
    </message>
    <message>
        <source>must be a list of ids of boxes, each once</source>
        <translation>doit être une liste d’identifiants de boîtes, chacun une fois</translation>
    </message>
</context>
<context>
    <name>ChainHints</name>
    <message numerus="yes">
        <source>asphalt (%n section(s))</source>
        <translation>
            <numerusform>asphalte (%n section)</numerusform>
            <numerusform>asphalte (%n sections)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow (%n section(s))</source>
        <translation>
            <numerusform>neige (%n section)</numerusform>
            <numerusform>neige (%n sections)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>earth (%n section(s))</source>
        <translation>
            <numerusform>terre (%n section)</numerusform>
            <numerusform>terre (%n sections)</numerusform>
        </translation>
    </message>
    <message>
        <source>The surface changes: %1.</source>
        <translation>La surface change&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s); sectors, for soft tyres: %1.</source>
        <translation>
            <numerusform>%n section&#xa0;; secteurs, pour les pneus tendres&#xa0;: %1.</numerusform>
            <numerusform>%n sections&#xa0;; secteurs, pour les pneus tendres&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends face each other where the stage does not go: %1.</source>
        <translation>Des extrémités se font face là où le tracé ne passe pas&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>ChainLabels</name>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Arrivée</translation>
    </message>
</context>
<context>
    <name>ChainMap</name>
    <message>
        <source>maps of printed boards show no graph and no drive</source>
        <translation>les plans de plateaux imprimés ne montrent ni graphe ni passage</translation>
    </message>
</context>
<context>
    <name>ChainMapSheets</name>
    <message>
        <source>Boards are taken to be %1 mm wide, as their size is not entered.</source>
        <translation>Les plateaux sont supposés larges de %1 mm, car leur taille n’est pas saisie.</translation>
    </message>
</context>
<context>
    <name>ChainPages</name>
    <message>
        <source>Course sheet</source>
        <translation>Feuille de course</translation>
    </message>
    <message>
        <source>Expected times</source>
        <translation>Temps attendus</translation>
    </message>
    <message>
        <source>Best play, first car: %1.</source>
        <translation>Meilleur jeu, première voiture&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>ChainRules</name>
    <message>
        <source>%1 lies against %2, not %3.</source>
        <translation>%1 se trouve contre %2, pas contre %3.</translation>
    </message>
    <message>
        <source>No board lies against %1, and %2 lies elsewhere.</source>
        <translation>Aucun plateau n’est contre %1, et %2 se trouve ailleurs.</translation>
    </message>
    <message>
        <source>%1 would lie on %2.</source>
        <translation>%1 se trouverait sur %2.</translation>
    </message>
    <message>
        <source>Zone %1 cannot show both sides.</source>
        <translation>La zone %1 ne peut montrer ses deux faces.</translation>
    </message>
    <message>
        <source>%1 is an end of section %2 already.</source>
        <translation>%1 est déjà une extrémité du tronçon %2.</translation>
    </message>
    <message>
        <source>The road of section %1 is driven twice.</source>
        <translation>La route du tronçon %1 est parcourue deux fois.</translation>
    </message>
    <message>
        <source>Start and finish face each other: a stage is no circuit.</source>
        <translation>Départ et arrivée se font face&#xa0;: une spéciale n’est pas un circuit.</translation>
    </message>
    <message>
        <source>The rulebook combines one to four boards, not %1.</source>
        <translation>La règle assemble un à quatre plateaux, pas %1.</translation>
    </message>
    <message>
        <source>Drive on by %1</source>
        <translation>Continuer par %1</translation>
    </message>
</context>
<context>
    <name>ChainSetUp</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n tronçon</numerusform>
            <numerusform>%n tronçons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n plateau</numerusform>
            <numerusform>%n plateaux</numerusform>
        </translation>
    </message>
    <message>
        <source>assistance afterwards</source>
        <translation>suivie d’une assistance</translation>
    </message>
    <message>
        <source>The ways of the roads over the boards are drawn freely.</source>
        <translation>Le tracé des routes sur les plateaux est dessiné librement.</translation>
    </message>
    <message>
        <source>Rules without a public source: %1.</source>
        <translation>Règles sans source publique&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Suppositions</translation>
    </message>
    <message>
        <source>Boards drawn to the scale 1 : %1</source>
        <translation>Plateaux dessinés à l’échelle 1&#xa0;: %1</translation>
    </message>
    <message>
        <source>Boards are drawn 3 : 2, as their size is not entered.</source>
        <translation>Les plateaux sont dessinés au format 3&#xa0;: 2, car leur taille n’est pas saisie.</translation>
    </message>
    <message>
        <source>By rules of your own: %1.</source>
        <translation>Selon vos propres règles&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>ChainSteps</name>
    <message>
        <source>Go on with %1</source>
        <translation>Continuer par %1</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>Insérer %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Drive %1 the other way</source>
        <translation>Rouler %1 dans l’autre sens</translation>
    </message>
    <message>
        <source>Snow side of %1</source>
        <translation>Face neige de %1</translation>
    </message>
    <message>
        <source>Dry side of %1</source>
        <translation>Face sèche de %1</translation>
    </message>
    <message>
        <source>Drive from finish to start</source>
        <translation>Rouler de l’arrivée au départ</translation>
    </message>
    <message>
        <source>Write the roadbook line</source>
        <translation>Écrire la ligne de roadbook</translation>
    </message>
    <message>
        <source>Assistance after the stage</source>
        <translation>Assistance après la spéciale</translation>
    </message>
    <message>
        <source>No assistance after the stage</source>
        <translation>Pas d’assistance après la spéciale</translation>
    </message>
    <message>
        <source>Choose boxes</source>
        <translation>Choisir les boîtes</translation>
    </message>
</context>
<context>
    <name>ChainTimes</name>
    <message>
        <source>Not known yet.</source>
        <translation>Pas encore connu.</translation>
    </message>
</context>
<context>
    <name>ChangedRecord</name>
    <message>
        <source>Tile %1 has been corrected in Stagewright since this file was saved.</source>
        <translation>La tuile %1 a été corrigée dans Stagewright depuis l’enregistrement de ce fichier.</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>The boxes on the table, as &quot;stagewright boxes&quot; names them, with commas between and the number of each, if there are several: dirt-core:2,rx. Left out: those that the stage needs at least, the core box of its game and, for tiles that it lacks, as few others as hold them.</source>
        <translation>Les boîtes sur la table, sous les noms de «&#x202f;stagewright boxes&#x202f;», séparées par des virgules, avec leur nombre s’il y en a plusieurs&#xa0;: dirt-core:2,rx. Par défaut&#xa0;: celles qu’il faut au moins à la spéciale, c’est-à-dire la boîte de base de son jeu et, pour les tuiles qui y manquent, le moins d’autres possible.</translation>
    </message>
    <message>
        <source>The size of the table in centimetres, such as 120x80. A stage that is larger, however it is turned, gets a warning.</source>
        <translation>La taille de la table en centimètres, par exemple 120x80. Une spéciale plus grande, dans quelque sens qu’on la tourne, reçoit un avertissement.</translation>
    </message>
    <message>
        <source>Give hints too: what real stages do now and then, such as a start that is driven against its print, or a change of surface.</source>
        <translation>Donne aussi les indications&#xa0;: ce qui arrive parfois dans de vraies spéciales, comme un départ parcouru dans le sens inverse de son impression ou un changement de surface.</translation>
    </message>
    <message>
        <source>With --fix: the file to write.</source>
        <translation>Avec --fix&#xa0;: le fichier à écrire.</translation>
    </message>
    <message>
        <source>Write JSON: an object for one file, an array for several.</source>
        <translation>Écrit du JSON&#xa0;: un objet pour un fichier, un tableau pour plusieurs.</translation>
    </message>
    <message>
        <source>there is nothing to write</source>
        <translation>il n’y a rien à écrire</translation>
    </message>
    <message>
        <source>-o goes with --fix</source>
        <translation>-o va avec --fix</translation>
    </message>
    <message>
        <source>no output file is named</source>
        <translation>aucun fichier de sortie n’est indiqué</translation>
    </message>
    <message>
        <source>Name one with -o</source>
        <translation>Indiquez-en un avec -o</translation>
    </message>
    <message>
        <source>--fix takes one file only</source>
        <translation>--fix n’accepte qu’un seul fichier</translation>
    </message>
    <message>
        <source>Mend them one by one</source>
        <translation>Corrigez-les un par un</translation>
    </message>
    <message>
        <source>say whether stages and rallies can be laid and driven</source>
        <translation>vérifie si des spéciales et des rallyes peuvent être posés et parcourus</translation>
    </message>
    <message>
        <source>--fix takes one stage only</source>
        <translation>--fix n’accepte qu’une seule spéciale</translation>
    </message>
    <message>
        <source>Write the stages to files of their own with convert</source>
        <translation>Écrivez les spéciales dans leurs propres fichiers avec convert</translation>
    </message>
    <message>
        <source>Says whether stages and rallies can be laid and driven, and what is probably not meant.
Leaves with 1 if there are errors in a stage, with 2 if a file cannot be used.</source>
        <translation>Vérifie si des spéciales et des rallyes peuvent être posés et parcourus, et signale ce
qui est sans doute involontaire. Se termine par 1 si une spéciale contient des
erreurs, par 2 si un fichier est inutilisable.</translation>
    </message>
    <message>
        <source>Mend what can obviously be mended, say what was done, and check what comes of it. Takes one file, which stays as it is; the mended stage or rally is written to the file that -o names.</source>
        <translation>Corrige ce qui peut l’être sans hésitation, dit ce qui a été fait, et vérifie le résultat. Prend un seul fichier, qui reste tel quel&#x202f;; la spéciale ou le rallye corrigé est écrit dans le fichier que -o nomme.</translation>
    </message>
</context>
<context>
    <name>CheckRally</name>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n spéciale</numerusform>
            <numerusform>%n spéciales</numerusform>
        </translation>
    </message>
    <message>
        <source>no findings about the rally as a whole</source>
        <translation>aucun constat sur le rallye dans son ensemble</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a stage, and what was mended in it</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>CheckReport</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>aucun constat</translation>
    </message>
    <message>
        <source>%1: mended: %2</source>
        <translation>%1&#xa0;: corrigé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: nothing that could obviously be mended</source>
        <translation>%1&#xa0;: rien qui puisse être corrigé de façon évidente</translation>
    </message>
    <message>
        <source>%1, stage %2</source>
        <translation>%1, spéciale %2</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indication</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1&#xa0;: %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: nothing that could obviously be mended, hints apart: they are mended with --hints</source>
        <translation>%1&#xa0;: rien qui puisse être corrigé de façon évidente, hormis les indications&#xa0;: --hints les corrige</translation>
    </message>
</context>
<context>
    <name>Clip</name>
    <message>
        <source>There are no tiles in the clipboard</source>
        <translation>Il n’y a aucune tuile dans le presse-papiers</translation>
    </message>
    <message>
        <source>The text in the clipboard is too long to be tiles</source>
        <translation>Le texte du presse-papiers est trop long pour contenir des tuiles</translation>
    </message>
    <message>
        <source>The clipboard has a tile %1, which Stagewright does not know</source>
        <translation>Le presse-papiers contient une tuile %1, que Stagewright ne connaît pas</translation>
    </message>
    <message>
        <source>Two tiles of the clipboard lie on one hex</source>
        <translation>Deux tuiles du presse-papiers sont sur le même hexagone</translation>
    </message>
    <message>
        <source>The text in the clipboard holds no tiles of a stage</source>
        <translation>Le texte du presse-papiers ne contient pas de tuiles d’une spéciale</translation>
    </message>
    <message>
        <source>Not all tiles of the clipboard can be taken: %1</source>
        <translation>Certaines tuiles du presse-papiers ne peuvent pas être reprises&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>CloseCommand</name>
    <message>
        <source>close a gap in the road of a stage</source>
        <translation>ferme un trou dans la route d’une spéciale</translation>
    </message>
    <message>
        <source>The open end from which the road is missing: hex and edge, such as 2,-1,NE. Left out: the one that was laid last.</source>
        <translation>Le bout ouvert d’où la route manque&#x202f;: hexagone et bord, par exemple 2,-1,NE. Sans cela&#x202f;: celui qui a été posé en dernier.</translation>
    </message>
    <message>
        <source>The open end to which it is to lead.</source>
        <translation>Le bout ouvert auquel elle doit mener.</translation>
    </message>
    <message>
        <source>It is to lead back to the start, as the lap of a circuit.</source>
        <translation>Elle doit ramener au départ, comme le tour d’un circuit.</translation>
    </message>
    <message>
        <source>It is to lead to a finish, which is laid too.</source>
        <translation>Elle doit mener à une arrivée, qui est posée aussi.</translation>
    </message>
    <message>
        <source>Exactly so many tiles, 1 to %1. Left out: as few as there can be.</source>
        <translation>Exactement tant de tuiles, de 1 à %1. Sans cela&#x202f;: aussi peu que possible.</translation>
    </message>
    <message>
        <source>No end of its roads is open</source>
        <translation>Aucun bout de ses routes n’est ouvert</translation>
    </message>
    <message>
        <source>Its open ends are %1</source>
        <translation>Ses bouts ouverts sont %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no end of a road</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un bout de route</translation>
    </message>
    <message>
        <source>Give hex and edge, such as 2,-1,NE</source>
        <translation>Donnez hexagone et bord, par exemple 2,-1,NE</translation>
    </message>
    <message>
        <source>no road is open at %1</source>
        <translation>aucune route n’est ouverte en %1</translation>
    </message>
    <message>
        <source>there is no lap to close</source>
        <translation>il n’y a pas de tour à fermer</translation>
    </message>
    <message>
        <source>no road is open</source>
        <translation>aucune route n’est ouverte</translation>
    </message>
    <message>
        <source>a gap has two ends</source>
        <translation>un trou a deux bouts</translation>
    </message>
    <message>
        <source>it is not clear which gap is meant</source>
        <translation>on ne sait pas de quel trou il s’agit</translation>
    </message>
    <message>
        <source>Say so with --from and --to, --lap or --finish. %1</source>
        <translation>Dites-le avec --from et --to, --lap ou --finish. %1</translation>
    </message>
    <message>
        <source>--to, --lap and --finish exclude each other</source>
        <translation>--to, --lap et --finish s’excluent</translation>
    </message>
    <message>
        <source>Closes a gap in the road of a stage with tiles that are left in the boxes, the shortest way
first. Without --to, --lap and --finish the gap between the only two ends that lack a tile.
Leaves with 1 if there is no way, and says why, with 2 if the input cannot be used.</source>
        <translation>Ferme un trou dans la route d’une spéciale avec des tuiles qui restent dans les boîtes, le plus
court chemin d’abord. Sans --to, --lap et --finish, le trou entre les deux seuls bouts auxquels il
manque une tuile.
Finit avec 1 s’il n’y a pas de chemin, et dit pourquoi, avec 2 si l’entrée est inutilisable.</translation>
    </message>
</context>
<context>
    <name>CloseGap</name>
    <message numerus="yes">
        <source>the search was stopped; up to %n tile(s) do not close the gap</source>
        <translation>
            <numerusform>la recherche a été arrêtée&#x202f;; un chemin de %n tuile ne ferme pas le trou</numerusform>
            <numerusform>la recherche a été arrêtée&#x202f;; des chemins de jusqu’à %n tuiles ne ferment pas le trou</numerusform>
        </translation>
    </message>
    <message>
        <source>the search was stopped</source>
        <translation>la recherche a été arrêtée</translation>
    </message>
    <message>
        <source>the gap can be closed, but in no way that holds by all rules</source>
        <translation>le trou peut être fermé, mais pas en respectant toutes les règles</translation>
    </message>
    <message numerus="yes">
        <source>no way of %n tile(s) that are left closes the gap</source>
        <translation>
            <numerusform>aucun chemin de %n tuile qui reste ne ferme le trou</numerusform>
            <numerusform>aucun chemin de %n tuiles qui restent ne ferme le trou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no way of up to %n tile(s) that are left closes the gap</source>
        <translation>
            <numerusform>aucun chemin d’au plus %n tuile qui reste ne ferme le trou</numerusform>
            <numerusform>aucun chemin d’au plus %n tuiles qui restent ne ferme le trou</numerusform>
        </translation>
    </message>
    <message>
        <source>no finish tile is left in the boxes</source>
        <translation>il ne reste pas de tuile d’arrivée dans les boîtes</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Show the version.</source>
        <translation>Affiche la version.</translation>
    </message>
    <message>
        <source>Lays hex tiles of rally and circuit board games into stages.

Without a command the window opens, with the files that are named.
With a command:
%1

&quot;stagewright COMMAND --help&quot; says more of each. They leave with 0 if all is well, 1 if
there are errors in a stage, 2 if the input cannot be used.</source>
        <translation>Assemble en spéciales les tuiles hexagonales de jeux de rallye et de circuit.

Sans commande, la fenêtre s’ouvre avec les fichiers indiqués.
Avec une commande&#xa0;:
%1

«&#x202f;stagewright COMMANDE --help&#x202f;» en dit plus sur chacune. Elles se terminent par 0 si
tout va bien, par 1 si une spéciale contient des erreurs, par 2 si les données
d’entrée sont inutilisables.</translation>
    </message>
    <message>
        <source>Files to open.</source>
        <translation>Les fichiers à ouvrir.</translation>
    </message>
    <message>
        <source>there is no command and no file &quot;%1&quot;. See: stagewright --help</source>
        <translation>il n’y a ni commande ni fichier «&#x202f;%1&#x202f;». Voir&#xa0;: stagewright --help</translation>
    </message>
    <message>
        <source>there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open. The commands need none: stagewright --help</source>
        <translation>il n’y a pas d’écran (ni DISPLAY ni WAYLAND_DISPLAY n’est défini), aucune fenêtre ne peut donc s’ouvrir. Les commandes s’en passent&#xa0;: stagewright --help</translation>
    </message>
    <message>
        <source>Open a window though one is open already, which otherwise opens the files.</source>
        <translation>Ouvre une fenêtre même s’il y en a déjà une, qui sinon ouvrirait les fichiers.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in UTF-8, and another name would be meant. Rename the file first</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas en UTF-8 et désignerait un autre nom. Renommez d’abord le fichier</translation>
    </message>
    <message>
        <source>the window opens files alone, and cannot read &quot;%1&quot;. Save what it gives to a file first, or use a command, as in: stagewright check -</source>
        <translation>la fenêtre n’ouvre que des fichiers et ne peut pas lire «&#x202f;%1&#x202f;». Enregistrez d’abord le contenu dans un fichier, ou utilisez une commande, par exemple&#x202f;: stagewright check -</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>create begin add tab</source>
        <translation>créer commencer ajouter onglet</translation>
    </message>
    <message>
        <source>load file import read</source>
        <translation>charger fichier importer lire</translation>
    </message>
    <message>
        <source>store write keep disk</source>
        <translation>garder écrire disque</translation>
    </message>
    <message>
        <source>copy store rename file</source>
        <translation>copie renommer fichier</translation>
    </message>
    <message>
        <source>printer paper sheets</source>
        <translation>imprimante papier feuilles</translation>
    </message>
    <message>
        <source>convert share picture image svg png list</source>
        <translation>convertir partager image dessin svg png liste</translation>
    </message>
    <message>
        <source>leave document</source>
        <translation>quitter document</translation>
    </message>
    <message>
        <source>leave all</source>
        <translation>quitter tous</translation>
    </message>
    <message>
        <source>directory explorer where</source>
        <translation>répertoire explorateur où</translation>
    </message>
    <message>
        <source>name location where</source>
        <translation>nom emplacement où</translation>
    </message>
    <message>
        <source>exit end leave close</source>
        <translation>sortir terminer fermer</translation>
    </message>
    <message>
        <source>own custom homemade import box</source>
        <translation>propre maison importer boîte</translation>
    </message>
    <message>
        <source>back revert mistake</source>
        <translation>retour annuler erreur</translation>
    </message>
    <message>
        <source>again repeat forward</source>
        <translation>refaire encore avancer</translation>
    </message>
    <message>
        <source>rotate spin right</source>
        <translation>pivoter droite</translation>
    </message>
    <message>
        <source>rotate spin left anticlockwise</source>
        <translation>pivoter gauche inverse</translation>
    </message>
    <message>
        <source>mirror turn over back side</source>
        <translation>miroir retourner autre face</translation>
    </message>
    <message>
        <source>erase clear tile</source>
        <translation>effacer vider tuile</translation>
    </message>
    <message>
        <source>last tile remove</source>
        <translation>dernière tuile retirer</translation>
    </message>
    <message>
        <source>rotate fit next</source>
        <translation>pivoter ajuster suivant</translation>
    </message>
    <message>
        <source>copy clone twice</source>
        <translation>copie cloner deux fois</translation>
    </message>
    <message>
        <source>swap exchange change</source>
        <translation>échanger changer</translation>
    </message>
    <message>
        <source>mirror backwards other direction</source>
        <translation>miroir envers autre sens</translation>
    </message>
    <message>
        <source>search number palette</source>
        <translation>chercher numéro palette</translation>
    </message>
    <message>
        <source>collection owned games size</source>
        <translation>collection possédées jeux taille</translation>
    </message>
    <message>
        <source>preferences options configuration dark light theme mode language</source>
        <translation>options configuration sombre clair thème mode langue</translation>
    </message>
    <message>
        <source>larger magnify closer</source>
        <translation>plus grand agrandir</translation>
    </message>
    <message>
        <source>smaller farther</source>
        <translation>plus petit réduire</translation>
    </message>
    <message>
        <source>whole all centre everything</source>
        <translation>entier tout centrer</translation>
    </message>
    <message>
        <source>tips advice findings</source>
        <translation>conseils astuces constats</translation>
    </message>
    <message>
        <source>layout windows docks default</source>
        <translation>disposition fenêtres défaut</translation>
    </message>
    <message>
        <source>search menu action</source>
        <translation>chercher menu action</translation>
    </message>
    <message>
        <source>keys hotkeys bindings</source>
        <translation>touches raccourcis</translation>
    </message>
    <message>
        <source>help guide instructions</source>
        <translation>aide guide mode d’emploi</translation>
    </message>
    <message>
        <source>start home samples examples recent</source>
        <translation>début accueil exemples récents</translation>
    </message>
    <message>
        <source>version licence</source>
        <translation>version licence</translation>
    </message>
    <message>
        <source>new append</source>
        <translation>nouveau joindre</translation>
    </message>
    <message>
        <source>import append merge</source>
        <translation>importer joindre fusionner</translation>
    </message>
    <message>
        <source>copy clone</source>
        <translation>copie cloner</translation>
    </message>
    <message>
        <source>title name</source>
        <translation>titre nom</translation>
    </message>
    <message>
        <source>delete erase</source>
        <translation>supprimer effacer</translation>
    </message>
    <message>
        <source>repair pause park</source>
        <translation>réparation pause parc</translation>
    </message>
    <message>
        <source>order sort up</source>
        <translation>ordre trier haut</translation>
    </message>
    <message>
        <source>order sort down</source>
        <translation>ordre trier bas</translation>
    </message>
    <message>
        <source>tiles box list</source>
        <translation>tuiles boîte liste</translation>
    </message>
    <message>
        <source>jumps water signs</source>
        <translation>bosses eau panneaux</translation>
    </message>
    <message>
        <source>title author name</source>
        <translation>titre auteur nom</translation>
    </message>
    <message>
        <source>errors warnings problems check rules</source>
        <translation>erreurs avertissements problèmes vérifier règles</translation>
    </message>
    <message>
        <source>time minutes drive simulate difficulty</source>
        <translation>temps minutes conduire simuler difficulté</translation>
    </message>
    <message>
        <source>properties note</source>
        <translation>propriétés note</translation>
    </message>
    <message>
        <source>undo steps</source>
        <translation>annuler étapes</translation>
    </message>
    <message>
        <source>stages strip</source>
        <translation>spéciales bande</translation>
    </message>
    <message>
        <source>scores times drivers standings winner</source>
        <translation>scores temps pilotes classement vainqueur</translation>
    </message>
    <message>
        <source>schedule plan timetable players service</source>
        <translation>horaire plan programme joueurs assistance</translation>
    </message>
    <message>
        <source>clipboard image forum share</source>
        <translation>presse-papiers image forum partager</translation>
    </message>
    <message>
        <source>clipboard chat share text</source>
        <translation>presse-papiers discussion partager texte</translation>
    </message>
</context>
<context>
    <name>CompareCommand</name>
    <message>
        <source>compare two stages or rallies, or two versions of one</source>
        <translation>comparer deux spéciales ou rallyes, ou deux versions d’une</translation>
    </message>
    <message>
        <source>Compares two stages or rallies, of any format that is read: the pieces that only one of them needs, what is added, removed, turned, flipped or moved, expected time, difficulty, losses of control, minutes at the table. The stages of two rallies are paired by their titles, and those that are left by their order.</source>
        <translation>Compare deux spéciales ou rallyes, de tout format lisible&#xa0;: les pièces dont l’un seul a besoin, ce qui est ajouté, retiré, tourné, retourné ou déplacé, temps attendu, difficulté, pertes de contrôle, minutes à table. Les spéciales de deux rallyes sont appariées par leurs titres, celles qui restent par leur ordre.</translation>
    </message>
    <message>
        <source>For how many the minutes at the table are.</source>
        <translation>Pour combien de joueurs sont les minutes à table.</translation>
    </message>
    <message>
        <source>The stage of the second rally, where it is of another number.</source>
        <translation>La spéciale du second rallye, si elle a un autre numéro.</translation>
    </message>
</context>
<context>
    <name>CompareReportText</name>
    <message>
        <source>only in %1: %2</source>
        <translation>seulement dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: only in %2</source>
        <translation>%1&#xa0;: seulement dans %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>titles of stages</comment>
        <translation>%1 et %2</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>On asphalt</source>
        <translation>Sur asphalte</translation>
    </message>
    <message>
        <source>On gravel</source>
        <translation>Sur terre</translation>
    </message>
    <message>
        <source>On snow</source>
        <translation>Sur neige</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajouté</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>tourné</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>retourné</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>déplacé</translation>
    </message>
    <message>
        <source>altered</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>names of pieces</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1: %2, from %3 to %4</source>
        <translation>%1&#xa0;: %2, de %3 à %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1&#xa0;: %2 en %3</translation>
    </message>
    <message>
        <source>These stages are of different games: only pieces and figures are compared.</source>
        <translation>Ces spéciales sont de jeux différents&#xa0;: seuls pièces et chiffres sont comparés.</translation>
    </message>
    <message>
        <source>Both are laid alike; as a whole the second lies elsewhere on the table.</source>
        <translation>Les deux sont posées de même&#x202f;; dans son ensemble, la seconde est ailleurs sur la table.</translation>
    </message>
    <message>
        <source>Both are laid alike.</source>
        <translation>Les deux sont posées de même.</translation>
    </message>
    <message>
        <source>They need other pieces.</source>
        <translation>Elles demandent d’autres pièces.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s).</source>
        <translation>
            <numerusform>%n changement.</numerusform>
            <numerusform>%n changements.</numerusform>
        </translation>
    </message>
    <message>
        <source>As a whole the second lies elsewhere on the table, which is not counted.</source>
        <translation>Dans son ensemble, la seconde est ailleurs sur la table, ce qui ne compte pas.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>Temps attendu</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Losses of control</source>
        <translation>Pertes de contrôle</translation>
    </message>
    <message numerus="yes">
        <source>Minutes with %n player(s)</source>
        <translation>
            <numerusform>Minutes avec %n joueur</numerusform>
            <numerusform>Minutes avec %n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>the result cannot be written: %1</source>
        <translation>le résultat n’a pas pu être écrit&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ConvertCommand</name>
    <message>
        <source>read and write the files of other programs</source>
        <translation>lit et écrit les fichiers d’autres programmes</translation>
    </message>
    <message>
        <source>would replace another file that is read or written</source>
        <translation>remplacerait un autre fichier qui est lu ou écrit</translation>
    </message>
    <message>
        <source>Choose another folder, or rename the file</source>
        <translation>Choisissez un autre dossier ou renommez le fichier</translation>
    </message>
    <message>
        <source>The file to write. A folder gets a file for each that is read, with the same name and another ending.</source>
        <translation>Le fichier à écrire. Un dossier reçoit un fichier pour chaque fichier lu, avec le même nom et une autre extension.</translation>
    </message>
    <message>
        <source>The format to write. Left out: the one that the ending of OUT tells.</source>
        <translation>Le format à écrire. Par défaut&#xa0;: celui qu’indique l’extension de OUT.</translation>
    </message>
    <message>
        <source>a part of it would pass for the whole</source>
        <translation>une partie passerait pour le tout</translation>
    </message>
    <message>
        <source>Name a folder with -o to save the stages that can be read</source>
        <translation>Indiquez un dossier avec -o pour enregistrer les spéciales lisibles</translation>
    </message>
    <message>
        <source>there is no stage %1 that can be read</source>
        <translation>il n’y a pas de spéciale %1 lisible</translation>
    </message>
    <message>
        <source>Stages are counted from 1</source>
        <translation>Les spéciales se comptent à partir de 1</translation>
    </message>
    <message numerus="yes">
        <source>it has %n stages, and a file of this format holds one</source>
        <translation>
            <numerusform>il contient %n spéciale, et un fichier de ce format n’en contient qu’une</numerusform>
            <numerusform>il contient %n spéciales, et un fichier de ce format n’en contient qu’une</numerusform>
        </translation>
    </message>
    <message>
        <source>Name one of them with --stage, or a folder with -o for all</source>
        <translation>Indiquez-en une avec --stage, ou un dossier pour toutes avec -o</translation>
    </message>
    <message>
        <source>Reads stages from files of any program that is known, recognised by what is in them:
Stagewright&apos;s own, rally packs, the web editor&apos;s .json, the Windows editor&apos;s .rgt, and
scripts for Tabletop Simulator, which are never carried out, and codes of stages. Writes
them as:

  stage     Stagewright&apos;s own file       web       the web editor&apos;s .json
  rgt       the Windows editor&apos;s .rgt    lua       a script for Tabletop Simulator
  pack      a rally pack                 text, csv, markdown, forum  lists of tiles
  code      a stage of tiles as a line of letters and digits

What the other program cannot hold or does not show is listed on standard error; the
file is written all the same.</source>
        <translation>Lit les spéciales des fichiers de tout programme connu, reconnus à leur contenu&#xa0;:
ceux de Stagewright, les paquets de rallye, le .json de l’éditeur web, le .rgt de
l’éditeur Windows, les scripts pour Tabletop Simulator, qui ne sont jamais exécutés, et
les codes de spéciales.
Les écrit comme&#xa0;:

  stage     fichier de Stagewright        web       .json de l’éditeur web
  rgt       .rgt de l’éditeur Windows     lua       script pour Tabletop Simulator
  pack      paquet de rallye              text, csv, markdown, forum  listes de tuiles
  code      spéciale en tuiles, en une ligne de lettres et de chiffres

Ce que l’autre programme ne peut contenir ou n’affiche pas est signalé sur la sortie
d’erreur&#x202f;; le fichier est écrit malgré tout.</translation>
    </message>
    <message>
        <source>only a pack holds what is entered of pieces</source>
        <translation>seul un paquet de rallye contient ce qui est saisi du matériel</translation>
    </message>
    <message>
        <source>--entered goes with packs</source>
        <translation>--entered va avec les paquets de rallye</translation>
    </message>
</context>
<context>
    <name>ConvertPlanTexts</name>
    <message>
        <source>there is no format &quot;%1&quot;</source>
        <translation>il n’y a pas de format «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>The formats are: %1</source>
        <translation>Les formats sont&#xa0;: %1</translation>
    </message>
    <message>
        <source>Name one with --to: %1</source>
        <translation>Indiquez-en un avec --to&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>Make it first</source>
        <translation>Créez-le d’abord</translation>
    </message>
    <message>
        <source>a file of this format holds one stage only</source>
        <translation>un fichier de ce format ne contient qu’une spéciale</translation>
    </message>
    <message>
        <source>Name a folder with -o</source>
        <translation>Indiquez un dossier avec -o</translation>
    </message>
    <message>
        <source>the ending of &quot;%1&quot; does not tell the format</source>
        <translation>la fin de «&#x202f;%1&#x202f;» ne dit pas le format</translation>
    </message>
    <message>
        <source>a folder does not tell the format</source>
        <translation>un dossier ne dit pas le format</translation>
    </message>
</context>
<context>
    <name>CourseSheet</name>
    <message>
        <source>assistance</source>
        <translation>assistance</translation>
    </message>
    <message>
        <source>%1: time</source>
        <comment>number of a stage</comment>
        <translation>%1&#xa0;: temps</translation>
    </message>
    <message>
        <source>hidden penalty</source>
        <translation>pénalité secrète</translation>
    </message>
    <message>
        <source>total</source>
        <translation>temps total</translation>
    </message>
    <message>
        <source>place</source>
        <translation>place</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Spéciales</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Penalties: all hide a number of 5-second tokens in their hands and show them at once. Next stage: the least total starts first.</source>
        <translation>Pointage&#xa0;: chacun cache dans ses mains des jetons de 5 secondes, puis tous les révèlent en même temps. Spéciale suivante&#xa0;: le plus petit temps total part en premier.</translation>
    </message>
    <message>
        <source>Tyres</source>
        <translation>Pneus</translation>
    </message>
    <message>
        <source>Chosen at the start and at assistances. Best play, first car; what of the rules is assumed, the sheets of the stages say.</source>
        <translation>Choisis au départ et aux assistances. Meilleur jeu, première voiture&#xa0;; les feuilles des spéciales disent ce qui est supposé des règles.</translation>
    </message>
</context>
<context>
    <name>DamagedSettings</name>
    <message>
        <source>The settings file is damaged and cannot be moved: %1. What you set now is not remembered.</source>
        <translation>Le fichier des préférences est endommagé et ne peut pas être déplacé&#xa0;: %1. Ce que vous réglez maintenant ne sera pas retenu.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset; the old ones are in %1.</source>
        <translation>Les préférences étaient endommagées et ont été réinitialisées&#x202f;; les anciennes sont dans %1.</translation>
    </message>
</context>
<context>
    <name>DeckRules</name>
    <message>
        <source>No stage is chosen.</source>
        <translation>Aucune spéciale n’est choisie.</translation>
    </message>
    <message>
        <source>The trial&apos;s five cards are no stage of a race.</source>
        <translation>Les cinq cartes de l’essai ne sont pas une spéciale de course.</translation>
    </message>
    <message>
        <source>A trial has a deck of its own, and here it is %1.</source>
        <translation>Un essai a son propre paquet, et ici c’est %1.</translation>
    </message>
    <message>
        <source>Take the trial&apos;s deck</source>
        <translation>Prendre le paquet de l’essai</translation>
    </message>
    <message>
        <source>%1 has %2 cards, not %3.</source>
        <translation>%1 a %2 cartes, pas %3.</translation>
    </message>
    <message>
        <source>Take all %1 cards</source>
        <translation>Prendre les %1 cartes</translation>
    </message>
    <message>
        <source>Six stage cards lie open, five in the easier game, and not %1.</source>
        <translation>Six cartes de spéciale sont visibles, cinq dans la partie plus facile, et pas %1.</translation>
    </message>
    <message>
        <source>%1 cards are to lie open, and the stage has %2.</source>
        <translation>%1 cartes doivent être visibles, et la spéciale en a %2.</translation>
    </message>
    <message>
        <source>Card %1 has a note, and the stage has only %2 cards.</source>
        <translation>La carte %1 a une note, et la spéciale n’a que %2 cartes.</translation>
    </message>
    <message>
        <source>Take away notes of cards that there are not</source>
        <translation>Retirer les notes de cartes qui n’existent pas</translation>
    </message>
</context>
<context>
    <name>DialogText</name>
    <message>
        <source>Open stage</source>
        <translation>Ouvrir une spéciale</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export PDF</source>
        <translation>Exporter en PDF</translation>
    </message>
    <message>
        <source>Save stage</source>
        <translation>Enregistrer la spéciale</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Remplacer le fichier</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there already. Replace it?</source>
        <translation>«&#x202f;%1&#x202f;» existe déjà. Le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Save the changes to &quot;%1&quot;?</source>
        <translation>Enregistrer les modifications de «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Otherwise they are lost.</source>
        <translation>Sinon, elles seront perdues.</translation>
    </message>
    <message>
        <source>Stagewright</source>
        <translation>Stagewright</translation>
    </message>
    <message>
        <source>Add tile file</source>
        <translation>Ajouter un fichier de tuiles</translation>
    </message>
    <message>
        <source>Tiles and boxes (*.json)</source>
        <translation>Tuiles et boîtes (*.json)</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Fichier modifié</translation>
    </message>
    <message>
        <source>Another program has changed &quot;%1&quot; since it was opened or saved here.</source>
        <translation>Un autre programme a modifié «&#x202f;%1&#x202f;» depuis que le fichier a été ouvert ou enregistré ici.</translation>
    </message>
    <message>
        <source>Reload takes what is in the file now; changes made here are lost. Keep mine takes what is open here, and saving replaces the file.</source>
        <translation>«&#x202f;Recharger&#x202f;» prend ce qui est maintenant dans le fichier&#x202f;; les modifications faites ici sont perdues. «&#x202f;Garder ma version&#x202f;» prend ce qui est ouvert ici, et l’enregistrement remplacera le fichier.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Garder ma version</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Choose rules file</source>
        <translation>Choisir un fichier de règles</translation>
    </message>
    <message>
        <source>Rules (*.json)</source>
        <translation>Règles (*.json)</translation>
    </message>
    <message>
        <source>Save a copy of the rules</source>
        <translation>Enregistrer une copie des règles</translation>
    </message>
    <message>
        <source>Stages and rallies (*.json *.rallypack *.rgt *.lua)</source>
        <translation>Spéciales et rallyes (*.json *.rallypack *.rgt *.lua)</translation>
    </message>
    <message>
        <source>Rally packs (*.rallypack);;Rallies (*.json)</source>
        <translation>Paquets de rallye (*.rallypack);;Rallyes (*.json)</translation>
    </message>
    <message>
        <source>Stages (*.json);;Rally packs (*.rallypack)</source>
        <translation>Spéciales (*.json);;Paquets de rallye (*.rallypack)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds what this program cannot read. If the file is replaced, that is lost for good.</source>
        <translation>«&#x202f;%1&#x202f;» contient des données que ce programme ne sait pas lire. Si le fichier est remplacé, elles seront perdues pour de bon.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Et encore %n.</numerusform>
            <numerusform>Et encore %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Add stages</source>
        <translation>Ajouter des spéciales</translation>
    </message>
    <message>
        <source>Save rally</source>
        <translation>Enregistrer le rallye</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>What you entered of the box</source>
        <translation>Ce que vous avez saisi de la boîte</translation>
    </message>
    <message>
        <source>This pack holds what you entered of a box. Do you share it with whoever gets the pack?</source>
        <translation>Ce paquet contient ce que vous avez saisi d’une boîte. Le partagez-vous avec qui reçoit le paquet&#xa0;?</translation>
    </message>
    <message>
        <source>What is left out can be brought back by undo, and kept in a stage file of your own. The program sends nothing to anybody.</source>
        <translation>Ce qui est laissé de côté revient par Annuler, et peut être gardé dans un fichier de spéciale à vous. Le programme n’envoie rien à personne.</translation>
    </message>
    <message>
        <source>&amp;Share it</source>
        <translation>&amp;Partager</translation>
    </message>
    <message>
        <source>&amp;Leave it out</source>
        <translation>&amp;Laisser de côté</translation>
    </message>
    <message>
        <source>Stages, rallies, seasons and lists of tiles (*.json *.rallypack *.season *.rgt *.lua *.txt *.csv *.md)</source>
        <translation>Spéciales, rallyes, saisons et listes de tuiles (*.json *.rallypack *.season *.rgt *.lua *.txt *.csv *.md)</translation>
    </message>
    <message>
        <source>Sheets and pictures that carry a rally (*.pdf *.png *.svg)</source>
        <translation>Feuilles et images qui portent un rallye (*.pdf *.png *.svg)</translation>
    </message>
    <message>
        <source>Add folder to the library</source>
        <translation>Ajouter un dossier à la bibliothèque</translation>
    </message>
    <message>
        <source>Rename file</source>
        <translation>Renommer le fichier</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Save season</source>
        <translation>Enregistrer la saison</translation>
    </message>
    <message>
        <source>Seasons (*.season)</source>
        <translation>Saisons (*.season)</translation>
    </message>
    <message>
        <source>Export standings</source>
        <translation>Exporter le classement</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Tables (*.csv *.md);;PDF documents (*.pdf)</source>
        <translation>Pages web (*.html);;Tableaux (*.csv *.md);;Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Import drivers</source>
        <translation>Importer des pilotes</translation>
    </message>
    <message>
        <source>Drivers (*.json)</source>
        <translation>Pilotes (*.json)</translation>
    </message>
    <message>
        <source>Export drivers</source>
        <translation>Exporter les pilotes</translation>
    </message>
    <message>
        <source>drivers.json</source>
        <translation>pilotes.json</translation>
    </message>
</context>
<context>
    <name>DiceWords</name>
    <message>
        <source>spin</source>
        <translation>tête-à-queue</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>sortie de route</translation>
    </message>
    <message>
        <source>SISU</source>
        <translation>SISU</translation>
    </message>
    <message>
        <source>gear %1</source>
        <translation>rapport %1</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>gaz</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>leader</translation>
    </message>
    <message>
        <source>brake</source>
        <translation>frein</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n brake dice</source>
        <translation>
            <numerusform>%1 avec %n dé de frein</numerusform>
            <numerusform>%1 avec %n dés de frein</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: clean</source>
        <translation>%1&#x202f;: sans danger</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hazard(s)</source>
        <translation>
            <numerusform>%1&#x202f;: %n danger</numerusform>
            <numerusform>%1&#x202f;: %n dangers</numerusform>
        </translation>
    </message>
    <message>
        <source>the start</source>
        <translation>le départ</translation>
    </message>
    <message>
        <source>off the road</source>
        <translation>hors de la route</translation>
    </message>
    <message>
        <source>control lost</source>
        <translation>perte de contrôle</translation>
    </message>
    <message>
        <source>cannot move</source>
        <translation>ne peut pas avancer</translation>
    </message>
    <message>
        <source>waits off the road</source>
        <translation>attend hors de la route</translation>
    </message>
    <message>
        <source>put back on the road</source>
        <translation>remis sur la route</translation>
    </message>
    <message>
        <source>in the finish</source>
        <translation>à l’arrivée</translation>
    </message>
    <message numerus="yes">
        <source>%n damage token(s)</source>
        <translation>
            <numerusform>%n jeton de dégâts</numerusform>
            <numerusform>%n jetons de dégâts</numerusform>
        </translation>
    </message>
    <message>
        <source>a coast die lost in the shortcut</source>
        <translation>un dé gaz perdu dans la corde</translation>
    </message>
    <message>
        <source>wheel changed</source>
        <translation>roue changée</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>a jump and a ford</source>
        <translation>une bosse et un gué</translation>
    </message>
    <message>
        <source>a jump</source>
        <translation>une bosse</translation>
    </message>
    <message>
        <source>a ford</source>
        <translation>un gué</translation>
    </message>
    <message>
        <source>a fast stretch</source>
        <translation>une portion rapide</translation>
    </message>
    <message>
        <source>%1 after a jump</source>
        <translation>%1 après une bosse</translation>
    </message>
    <message>
        <source>%1 with a jump</source>
        <translation>%1 avec une bosse</translation>
    </message>
    <message>
        <source>%1 after a ford</source>
        <translation>%1 après un gué</translation>
    </message>
    <message>
        <source>%1 with a ford</source>
        <translation>%1 avec un gué</translation>
    </message>
    <message>
        <source>a hairpin</source>
        <translation>une épingle</translation>
    </message>
    <message>
        <source>a sharp corner</source>
        <translation>un virage serré</translation>
    </message>
    <message>
        <source>a fast corner</source>
        <translation>un virage rapide</translation>
    </message>
    <message>
        <source>%1 before a hairpin</source>
        <translation>%1 avant une épingle</translation>
    </message>
    <message>
        <source>%1 before a sharp corner</source>
        <translation>%1 avant un virage serré</translation>
    </message>
    <message>
        <source>%1 before a fast corner</source>
        <translation>%1 avant un virage rapide</translation>
    </message>
</context>
<context>
    <name>DirtAndDust</name>
    <message>
        <source>shop %1</source>
        <translation>boutique %1</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>joueur %1</translation>
    </message>
    <message>
        <source>stage card %1</source>
        <translation>carte de spéciale %1</translation>
    </message>
    <message>
        <source>ghost driver</source>
        <translation>pilote fantôme</translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) of cards</source>
        <translation>
            <numerusform>%n pile de cartes</numerusform>
            <numerusform>%n piles de cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards are laid to play with</source>
        <translation>aucune carte n’est posée pour jouer</translation>
    </message>
</context>
<context>
    <name>DiskWait</name>
    <message>
        <source>Waiting</source>
        <translation>Attente</translation>
    </message>
    <message>
        <source>Still waiting for &quot;%1&quot;.</source>
        <translation>Toujours en attente de «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Its disk or server does not answer. If you stop waiting, nothing of what is open here is lost.</source>
        <translation>Son disque ou son serveur ne répond pas. Si vous cessez d’attendre, rien de ce qui est ouvert ici ne sera perdu.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Ne plus attendre</translation>
    </message>
    <message>
        <source>Still drawing &quot;%1&quot;.</source>
        <translation>«&#x202f;%1&#x202f;» est encore en cours de dessin.</translation>
    </message>
    <message>
        <source>It is large. If you stop, nothing is written.</source>
        <translation>Il est grand. Si vous arrêtez, rien n’est écrit.</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>Arrêter le dessin</translation>
    </message>
</context>
<context>
    <name>DisplayLocale</name>
    <message>
        <source>en</source>
        <comment>the code of this language: pl, fr, de</comment>
        <translation>fr</translation>
    </message>
</context>
<context>
    <name>DriveOverlay</name>
    <message>
        <source>Mean gear at the end of a turn</source>
        <translation>Rapport moyen en fin de tour</translation>
    </message>
    <message>
        <source>Losses of control in 100 drives</source>
        <translation>Pertes de contrôle sur 100 passages</translation>
    </message>
    <message>
        <source>Passes in 100 races</source>
        <translation>Dépassements en 100 courses</translation>
    </message>
    <message>
        <source>Turns held up in 100 races</source>
        <translation>Tours bloqués en 100 courses</translation>
    </message>
    <message>
        <source>Simulating drives…</source>
        <translation>Simulation des passages en cours…</translation>
    </message>
    <message>
        <source>Racing…</source>
        <translation>Course en cours…</translation>
    </message>
</context>
<context>
    <name>DriveWords</name>
    <message>
        <source>gravel tyres</source>
        <translation>pneus terre</translation>
    </message>
    <message>
        <source>asphalt tyres</source>
        <translation>pneus asphalte</translation>
    </message>
    <message>
        <source>rain tyres</source>
        <translation>pneus pluie</translation>
    </message>
    <message>
        <source>snow tyres</source>
        <translation>pneus neige</translation>
    </message>
    <message>
        <source>&quot;%1&quot; tyres</source>
        <translation>pneus «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>gravel</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>asphalt</source>
        <translation>asphalte</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>neige</translation>
    </message>
    <message>
        <source>dry</source>
        <translation>sec</translation>
    </message>
    <message>
        <source>wet</source>
        <translation>mouillé</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>leader</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Vif</translation>
    </message>
    <message>
        <source>Flat out</source>
        <translation>Grosse attaque</translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>short</source>
        <translation>courte</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>long</source>
        <translation>longue</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>%1; hardest at %2: %3</source>
        <translation>%1&#xa0;; le plus dur sur %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>DrivenRoute</name>
    <message>
        <source>no road leads from the start to the finish</source>
        <translation>aucune route ne mène du départ à l’arrivée</translation>
    </message>
    <message>
        <source>&quot;stagewright check&quot; says what is wrong with the stage</source>
        <translation>«&#x202f;stagewright check&#x202f;» dit ce qui ne va pas dans la spéciale</translation>
    </message>
</context>
<context>
    <name>DriverTable</name>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>EnteredRoads</name>
    <message>
        <source>%1 to %2 are not all free: side %3 has some of these numbers</source>
        <translation>%1 à %2 ne sont pas tous libres&#xa0;: la face %3 a certains de ces nombres</translation>
    </message>
    <message>
        <source>the pack says otherwise than what you have entered, which holds</source>
        <translation>le paquet dit autre chose que ce que vous avez saisi, qui l’emporte</translation>
    </message>
    <message>
        <source>Forget your own to take the pack&apos;s</source>
        <translation>Oubliez votre saisie pour prendre celle du paquet</translation>
    </message>
</context>
<context>
    <name>Estimate</name>
    <message>
        <source>Climb arrows are not counted yet</source>
        <translation>Les flèches de montée ne sont pas encore prises en compte</translation>
    </message>
    <message>
        <source>The surface changes, but the dice of &quot;%1&quot; are used throughout</source>
        <translation>La surface change, mais les dés de «&#x202f;%1&#x202f;» sont utilisés partout</translation>
    </message>
    <message>
        <source>On so long a route damage is counted, but takes no dice away</source>
        <translation>Sur un parcours aussi long, les dégâts sont comptés mais n’enlèvent aucun dé</translation>
    </message>
</context>
<context>
    <name>EstimateCommand</name>
    <message>
        <source>say how long a stage or a rally takes, on the road and at the table</source>
        <translation>estime la durée d’une spéciale ou d’un rallye, sur la route et à table</translation>
    </message>
    <message>
        <source>Says how long a stage takes: expected time and its spread, turns, losses of control,
damage, minutes at the table, class, and how hard it is and why. Of a rally: times and
totals of its stages, damage carried on, and minutes at the table.</source>
        <translation>Estime la durée d’une spéciale&#xa0;: temps attendu et dispersion, tours de jeu, pertes de
contrôle, dégâts, minutes à table, catégorie, difficulté et ses raisons. D’un rallye&#xa0;:
temps et totaux de ses spéciales, dégâts reportés et minutes à table.</translation>
    </message>
    <message>
        <source>the rules have no dashboard &quot;%1&quot;. They have: %2</source>
        <translation>les règles n’ont pas de tableau de bord «&#x202f;%1&#x202f;». Elles ont&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>EstimateOptions</name>
    <message>
        <source>How the drivers drive: %1. Left out: %2.</source>
        <translation>Comment roulent les pilotes&#xa0;: %1. Par défaut&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Laps of a circuit, 1 to %1. Left out: those of the file.</source>
        <translation>Tours d’un circuit, de 1 à %1. Par défaut&#xa0;: ceux du fichier.</translation>
    </message>
    <message>
        <source>Drivers may begin with a flying start, and do if it pays.</source>
        <translation>Les pilotes peuvent prendre un départ lancé, et le font quand c’est avantageux.</translation>
    </message>
    <message>
        <source>No damage, no tokens of shortcuts: a loss of control costs its time and nothing else.</source>
        <translation>Ni dégâts ni jetons de corde&#xa0;: une perte de contrôle coûte son temps et rien d’autre.</translation>
    </message>
    <message>
        <source>How many drives to simulate. Left out: %1.</source>
        <translation>Combien de passages simuler. Par défaut&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Simulate until the mean time is known to so many seconds to either side (95 %).</source>
        <translation>Simule jusqu’à connaître le temps moyen à tant de secondes près (95&#xa0;%).</translation>
    </message>
    <message>
        <source>A number; the same gives the same drives. Left out: 1.</source>
        <translation>Un nombre&#x202f;; le même donne les mêmes passages. Par défaut&#xa0;: 1.</translation>
    </message>
    <message>
        <source>Work the expected time out exactly instead of simulating: one car, die by die, without mishaps.</source>
        <translation>Calcule exactement le temps attendu au lieu de simuler&#xa0;: une voiture, dé par dé, sans incident.</translation>
    </message>
    <message>
        <source>--exact drives die by die, so not flat out</source>
        <translation>--exact roule dé par dé, donc pas en grosse attaque</translation>
    </message>
    <message>
        <source>--ci takes a number of seconds from 0.01 up</source>
        <translation>--ci demande un nombre de secondes à partir de 0.01</translation>
    </message>
    <message>
        <source>How many play, 1 to %1. Left out: as many as the file says, or %2.</source>
        <translation>Nombre de joueurs, de 1 à %1. Par défaut&#x202f;: celui du fichier, ou %2.</translation>
    </message>
    <message>
        <source>Which dashboard of the rules, by its id. Left out: the one that the file says, or the first for the surface of the stage.</source>
        <translation>Quel tableau de bord des règles, par son id. Par défaut&#x202f;: celui du fichier, ou le premier pour la surface de la spéciale.</translation>
    </message>
    <message>
        <source>there is no profile &quot;%1&quot;. There are: %2</source>
        <translation>il n’y a pas de profil «&#x202f;%1&#x202f;». Il y a&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>EstimateRally</name>
    <message>
        <source>--exact, --laps, --dashboard, --flying-start, --no-mishaps and --ci are for single stages</source>
        <translation>--exact, --laps, --dashboard, --flying-start, --no-mishaps et --ci valent pour des spéciales seules</translation>
    </message>
    <message>
        <source>Choose a stage of the rally with --stage</source>
        <translation>Choisissez une spéciale du rallye avec --stage</translation>
    </message>
    <message numerus="yes">
        <source>At the table: %n minute(s), and %1 to set up.</source>
        <translation>
            <numerusform>À table&#xa0;: %n minute, et %1 pour la mise en place.</numerusform>
            <numerusform>À table&#xa0;: %n minutes, et %1 pour la mise en place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each stage alone, in %n drive(s) of an undamaged car:</source>
        <translation>
            <numerusform>Chaque spéciale seule, en %n passage d’une voiture sans dégâts&#xa0;:</numerusform>
            <numerusform>Chaque spéciale seule, en %n passages d’une voiture sans dégâts&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 expected (%3 to %4), %5 turns</source>
        <translation>%1&#xa0;: %2 attendu (de %3 à %4), %5 tours de jeu</translation>
    </message>
</context>
<context>
    <name>EstimateReport</name>
    <message>
        <source>%1, dashboard &quot;%2&quot;</source>
        <translation>%1, tableau de bord «&#x202f;%2&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>%n road tile(s)</source>
        <translation>
            <numerusform>%n tuile de route</numerusform>
            <numerusform>%n tuiles de route</numerusform>
        </translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>%1 expected (%2 s), exactly</source>
        <translation>%1 attendu (%2&#xa0;s), exactement</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours de jeu</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>pertes</translation>
    </message>
    <message>
        <source>%1 of control in a drive; at least one in %2 %</source>
        <translation>%1 de contrôle par passage&#x202f;; au moins une dans %2&#xa0;% des cas</translation>
    </message>
    <message>
        <source>route</source>
        <translation>parcours</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>graphe</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>dispersion</translation>
    </message>
    <message>
        <source>%1 to %2 (10 to 90 % of the drives)</source>
        <translation>de %1 à %2 (de 10 à 90&#xa0;% des passages)</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>au mieux</translation>
    </message>
    <message>
        <source>%1 without mishaps, die by die</source>
        <translation>%1 sans incident, dé par dé</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à table</translation>
    </message>
    <message>
        <source>class</source>
        <translation>catégorie</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>difficulté</translation>
    </message>
    <message>
        <source>drivers</source>
        <translation>pilotes</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>remarque</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n value(s) of them are assumed</source>
        <translation>
            <numerusform>%1&#x202f;; %n de ces valeurs est supposée</numerusform>
            <numerusform>%1&#x202f;; %n de ces valeurs sont supposées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n lap(s)</source>
        <translation>
            <numerusform>%1, %n tour</numerusform>
            <numerusform>%1, %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at the table for %1 (%2), and %3 to set up</source>
        <translation>
            <numerusform>%n minute à table à %1 (%2), et %3 pour la mise en place</numerusform>
            <numerusform>%n minutes à table à %1 (%2), et %3 pour la mise en place</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens in a drive; %2 % of the cars retire</source>
        <translation>%1 jetons par passage&#x202f;; %2&#xa0;% des voitures abandonnent</translation>
    </message>
    <message numerus="yes">
        <source>none, as no car comes to the finish in %n drive(s)</source>
        <translation>
            <numerusform>aucun, car en %n passage aucune voiture n’atteint l’arrivée</numerusform>
            <numerusform>aucun, car en %n passages aucune voiture n’atteint l’arrivée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expected (mean of %n drive(s), to %2 s)</source>
        <translation>
            <numerusform>%1 attendu (moyenne de %n passage, à %2&#xa0;s près)</numerusform>
            <numerusform>%1 attendu (moyenne de %n passages, à %2&#xa0;s près)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expected (from %n drive(s), too few to say how exactly)</source>
        <translation>
            <numerusform>%1 attendu (d’après %n passage, trop peu pour en dire la précision)</numerusform>
            <numerusform>%1 attendu (d’après %n passages, trop peu pour en dire la précision)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <comment>of spaces</comment>
        <translation>
            <numerusform>%1, %n déplacement</numerusform>
            <numerusform>%1, %n déplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>there is no stage to write</source>
        <translation>il n’y a pas de spéciale à écrire</translation>
    </message>
    <message>
        <source>Name a file that holds one</source>
        <translation>Indiquez un fichier qui en contient une</translation>
    </message>
    <message numerus="yes">
        <source>a file of this format holds one stage only, these are %n</source>
        <translation>
            <numerusform>un fichier de ce format ne contient qu’une spéciale, il y en a ici %n</numerusform>
            <numerusform>un fichier de ce format ne contient qu’une spéciale, il y en a ici %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Write each to a file of its own</source>
        <translation>Écrivez chacune dans son propre fichier</translation>
    </message>
    <message numerus="yes">
        <source>a rally has at most %n stages</source>
        <translation>
            <numerusform>un rallye a au plus %n spéciale</numerusform>
            <numerusform>un rallye a au plus %n spéciales</numerusform>
        </translation>
    </message>
    <message>
        <source>Write some of them to another pack</source>
        <translation>Écrivez-en une partie dans un autre paquet</translation>
    </message>
    <message>
        <source>the drivers and results of the rally are left out</source>
        <translation>les pilotes et les résultats du rallye sont laissés de côté</translation>
    </message>
    <message>
        <source>what is said of the rally beside its title is left out</source>
        <translation>ce qui est dit du rallye, hors son titre, est laissé de côté</translation>
    </message>
    <message>
        <source>what the rally says of its stages is left out</source>
        <translation>ce que le rallye dit de ses spéciales est laissé de côté</translation>
    </message>
    <message>
        <source>the rally&apos;s own tile sets are left out</source>
        <translation>les jeux de tuiles propres au rallye sont laissés de côté</translation>
    </message>
    <message numerus="yes">
        <source>%n other file(s) of the pack are left out</source>
        <translation>
            <numerusform>%n autre fichier du paquet est laissé de côté</numerusform>
            <numerusform>%n autres fichiers du paquet sont laissés de côté</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no stage in it: this is no JSON, no rally pack and no script with a TileList</source>
        <translation>il ne contient pas de spéciale&#xa0;: ce n’est ni du JSON, ni un paquet de rallye, ni un script avec une TileList</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Choisissez un autre fichier</translation>
    </message>
    <message>
        <source>the pack is damaged or of a newer version, and what cannot be read in it would be lost</source>
        <translation>le paquet est endommagé ou d’une version plus récente, et ce qui n’y est pas lisible serait perdu</translation>
    </message>
    <message>
        <source>Name a folder with -o and the format &quot;stage&quot; to save the stages that can be read</source>
        <translation>Indiquez un dossier avec -o et le format «&#x202f;stage&#x202f;» pour enregistrer les spéciales lisibles</translation>
    </message>
    <message>
        <source>files of this format hold stages of hex tiles only</source>
        <translation>les fichiers de ce format ne contiennent que des spéciales en tuiles hexagonales</translation>
    </message>
    <message>
        <source>Choose a format of Stagewright&apos;s own</source>
        <translation>Choisissez un format propre à Stagewright</translation>
    </message>
    <message>
        <source>nothing is laid in the stage, so there is nothing to write</source>
        <translation>rien n’est posé dans la spéciale, il n’y a donc rien à écrire</translation>
    </message>
    <message>
        <source>Lay something first</source>
        <translation>Posez d’abord quelque chose</translation>
    </message>
</context>
<context>
    <name>ExchangeRemarks</name>
    <message numerus="yes">
        <source>%1 and %n other place(s)</source>
        <translation>
            <numerusform>%1 et %n autre endroit</numerusform>
            <numerusform>%1 et %n autres endroits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n more such thing(s)</source>
        <translation>
            <numerusform>il y a encore %n chose de ce genre</numerusform>
            <numerusform>il y a encore %n choses de ce genre</numerusform>
        </translation>
    </message>
    <message>
        <source>tile %1 on hex (%2, %3)</source>
        <translation>tuile %1 sur l’hexagone (%2, %3)</translation>
    </message>
</context>
<context>
    <name>ExpectedText</name>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Mostly</source>
        <comment>between two times</comment>
        <translation>En général</translation>
    </message>
    <message>
        <source>First to last</source>
        <translation>Du 1er au dernier</translation>
    </message>
    <message>
        <source>Total times</source>
        <translation>Temps totaux</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Spéciale</translation>
    </message>
    <message>
        <source>Start damaged</source>
        <translation>Dégâts au départ</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Abandons</translation>
    </message>
    <message>
        <source>Simulating the rally…</source>
        <translation>Simulation du rallye en cours…</translation>
    </message>
    <message>
        <source>No stage can be driven yet.</source>
        <translation>Aucune spéciale ne peut encore être parcourue.</translation>
    </message>
    <message>
        <source>Who leads after the first stage wins %1 of the rallies.</source>
        <translation>Qui mène après la première spéciale gagne %1 des rallyes.</translation>
    </message>
    <message>
        <source>A car retires in %1 of its rallies; in %2 of the rallies some car does.</source>
        <translation>Une voiture abandonne dans %1 de ses rallyes&#x202f;; dans %2 des rallyes, au moins une voiture abandonne.</translation>
    </message>
    <message numerus="yes">
        <source>Driven %n time(s) by cars alike that drive as well as can be. Eight of ten times lie between the two.</source>
        <translation>
            <numerusform>Couru %n fois par des voitures identiques, conduites le mieux possible. Huit temps sur dix sont entre les deux valeurs.</numerusform>
            <numerusform>Couru %n fois par des voitures identiques, conduites le mieux possible. Huit temps sur dix sont entre les deux valeurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Times of the stages</source>
        <translation>Temps des spéciales</translation>
    </message>
    <message>
        <source>Damage and retirements</source>
        <translation>Dégâts et abandons</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Times of the races</source>
        <translation>Temps des courses</translation>
    </message>
    <message>
        <source>Simulating the races…</source>
        <translation>Simulation des courses en cours…</translation>
    </message>
    <message>
        <source>No race can be driven yet.</source>
        <translation>Aucune course ne peut encore être courue.</translation>
    </message>
    <message>
        <source>Who leads after the first race wins %1 of the evenings.</source>
        <translation>Qui mène après la première course gagne %1 des soirées.</translation>
    </message>
    <message>
        <source>A car retires in %1 of its evenings; in %2 of the evenings some car does.</source>
        <translation>Une voiture abandonne dans %1 de ses soirées&#x202f;; dans %2 des soirées, l’une d’elles abandonne.</translation>
    </message>
    <message>
        <source>No car drives here: there are no times to expect.</source>
        <translation>Aucune voiture ne court ici&#xa0;: il n&apos;y a pas de temps à attendre.</translation>
    </message>
</context>
<context>
    <name>ExportFile</name>
    <message>
        <source>there is nothing on the board</source>
        <translation>le plateau est vide</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>il n’y a pas assez de mémoire pour l’image</translation>
    </message>
</context>
<context>
    <name>ExportTarget</name>
    <message>
        <source>Rekee, the web editor</source>
        <translation>Rekee, l’éditeur web</translation>
    </message>
    <message>
        <source>Rallyman Track Editor for Windows</source>
        <translation>Rallyman Track Editor pour Windows</translation>
    </message>
    <message>
        <source>Tabletop Simulator</source>
        <translation>Tabletop Simulator</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texte brut</translation>
    </message>
    <message>
        <source>Table for spreadsheets</source>
        <translation>Tableau pour tableur</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Text for a forum</source>
        <translation>Texte pour un forum</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dessin</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Page at true size</source>
        <translation>Page en vraie grandeur</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Autres programmes</translation>
    </message>
    <message>
        <source>List of the tiles</source>
        <translation>Liste des tuiles</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plan</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>FileMoves</name>
    <message>
        <source>there is a file of that name already</source>
        <translation>il y a déjà un fichier de ce nom</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Choisissez un autre nom</translation>
    </message>
    <message>
        <source>could not be moved to the bin</source>
        <translation>n’a pas pu être mis à la corbeille</translation>
    </message>
    <message>
        <source>Its disk may have none: delete the file in its folder</source>
        <translation>Son disque n’en a peut-être pas&#xa0;: supprimez le fichier dans son dossier</translation>
    </message>
</context>
<context>
    <name>FindingSpot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>FirstRallyman</name>
    <message>
        <source>section %1</source>
        <translation>tronçon %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n plateau</numerusform>
            <numerusform>%n plateaux</numerusform>
        </translation>
    </message>
    <message>
        <source>no section is driven yet</source>
        <translation>aucun tronçon n’est encore roulé</translation>
    </message>
    <message>
        <source>Boards from %1</source>
        <translation>Plateaux de %1</translation>
    </message>
    <message>
        <source>There is assistance after %1, but it is not ticked with the stage&apos;s boards.</source>
        <translation>Il y a une assistance après %1, mais elle n’est pas cochée avec les plateaux de la spéciale.</translation>
    </message>
    <message>
        <source>Assistance is ticked with the boards of %1, but there is none after it in the rally.</source>
        <translation>L’assistance est cochée avec les plateaux de %1, mais il n’y en a pas ensuite dans le rallye.</translation>
    </message>
</context>
<context>
    <name>FixedKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move what is selected, or the cursor</source>
        <translation>Déplacer la sélection ou le curseur</translation>
    </message>
    <message>
        <source>Go to the next open end</source>
        <translation>Aller au bout ouvert suivant</translation>
    </message>
    <message>
        <source>Go to the open end before</source>
        <translation>Aller au bout ouvert précédent</translation>
    </message>
    <message>
        <source>Lay the palette&apos;s tile</source>
        <translation>Poser la tuile de la palette</translation>
    </message>
    <message>
        <source>Lay it so that the road bends left</source>
        <translation>La poser pour que la route tourne à gauche</translation>
    </message>
    <message>
        <source>Lay it so that the road bends right; mend a finding</source>
        <translation>La poser pour que la route tourne à droite&#x202f;; corriger un constat</translation>
    </message>
    <message>
        <source>Move the board with the mouse while it is held</source>
        <translation>Déplacer le plateau à la souris tant qu’elle est enfoncée</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Find a tile by its number</source>
        <translation>Trouver une tuile par son numéro</translation>
    </message>
    <message>
        <source>Let go of what is dragged; clear the selection</source>
        <translation>Lâcher ce qu’on fait glisser&#x202f;; tout désélectionner</translation>
    </message>
    <message>
        <source>Open the menu of what is selected, or of the cursor&apos;s place</source>
        <translation>Ouvrir le menu de la sélection, ou de la place du curseur</translation>
    </message>
    <message>
        <source>Go through the choices at the open end; Enter lays one</source>
        <translation>Parcourir les choix au bout ouvert&#x202f;; Entrée en pose un</translation>
    </message>
    <message>
        <source>Go back or on a turn</source>
        <translation>Reculer ou avancer d’un tour de jeu</translation>
    </message>
    <message>
        <source>Go back or on a die</source>
        <translation>Reculer ou avancer d’un dé</translation>
    </message>
    <message>
        <source>Play, or pause</source>
        <translation>Lire ou mettre en pause</translation>
    </message>
    <message>
        <source>Go to the next loss of control</source>
        <translation>Aller à la prochaine perte de contrôle</translation>
    </message>
    <message>
        <source>Go to the next pass</source>
        <translation>Aller au prochain dépassement</translation>
    </message>
    <message>
        <source>Rename the stage in the strip; edit a result</source>
        <translation>Renommer la spéciale dans la bande&#xa0;; modifier un résultat</translation>
    </message>
    <message>
        <source>Move the stage in the strip</source>
        <translation>Déplacer la spéciale dans la bande</translation>
    </message>
    <message>
        <source>Remove the stage in the strip; empty results</source>
        <translation>Enlever la spéciale de la bande&#xa0;; vider des résultats</translation>
    </message>
    <message>
        <source>Show a finding; take an idea; place a token; roll the chosen dice</source>
        <translation>Montrer un constat&#xa0;; prendre une idée&#xa0;; poser un jeton&#xa0;; lancer les dés choisis</translation>
    </message>
    <message>
        <source>Keep an idea</source>
        <translation>Garder une idée</translation>
    </message>
    <message>
        <source>Turn the pages of the print preview</source>
        <translation>Tourner les pages de l’aperçu avant impression</translation>
    </message>
    <message>
        <source>Go to its first or last page</source>
        <translation>Aller à sa première ou dernière page</translation>
    </message>
    <message>
        <source>Make its pages larger or smaller</source>
        <translation>Agrandir ou réduire ses pages</translation>
    </message>
    <message>
        <source>Go back or on to what was found in the manual</source>
        <translation>Reculer ou avancer dans ce qui a été trouvé dans le manuel</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
</context>
<context>
    <name>FolderScan</name>
    <message>
        <source>the folder is not there, or cannot be read</source>
        <translation>le dossier n’est pas là ou ne peut pas être lu</translation>
    </message>
    <message>
        <source>Look whether its disk is connected, or take it out of the library</source>
        <translation>Regardez si son disque est branché, ou retirez-le de la bibliothèque</translation>
    </message>
    <message>
        <source>only the first %1 files are shown</source>
        <translation>seuls les %1 premiers fichiers sont montrés</translation>
    </message>
    <message>
        <source>Choose folders further down</source>
        <translation>Choisissez des dossiers plus bas</translation>
    </message>
</context>
<context>
    <name>ForeignFile</name>
    <message>
        <source>this looks like a picture (%1)</source>
        <translation>cela ressemble à une image (%1)</translation>
    </message>
    <message>
        <source>Choose the file that it was made from</source>
        <translation>Choisissez le fichier dont il est issu</translation>
    </message>
    <message>
        <source>this looks like a document (%1)</source>
        <translation>cela ressemble à un document (%1)</translation>
    </message>
    <message>
        <source>this looks like an archive (%1)</source>
        <translation>cela ressemble à une archive (%1)</translation>
    </message>
    <message>
        <source>Unpack it, and choose a file that is in it</source>
        <translation>Décompressez-la et choisissez un fichier qu’elle contient</translation>
    </message>
    <message>
        <source>this looks like a web page (%1)</source>
        <translation>cela ressemble à une page web (%1)</translation>
    </message>
    <message>
        <source>Download the file itself, not the page that shows it</source>
        <translation>Téléchargez le fichier lui-même, pas la page qui le montre</translation>
    </message>
    <message>
        <source>this looks like UTF-16 without a byte order mark</source>
        <translation>cela ressemble à de l’UTF-16 sans marque d’ordre des octets</translation>
    </message>
    <message>
        <source>Save the text as UTF-8</source>
        <translation>Enregistrez le texte en UTF-8</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>il ne contient rien</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Choisissez un autre fichier</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>is not a kind of layout</source>
        <translation>n’est pas un genre de disposition</translation>
    </message>
    <message>
        <source>the program knows no game &quot;%1&quot;</source>
        <translation>le programme ne connaît pas de jeu «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Games that there are: %1</source>
        <translation>Jeux connus&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Generate</name>
    <message numerus="yes">
        <source>the search stopped: no road as wished was found in %n try(s)</source>
        <translation>
            <numerusform>la recherche s’est arrêtée&#x202f;: aucune route souhaitée n’a été trouvée en %n essai</numerusform>
            <numerusform>la recherche s’est arrêtée&#x202f;: aucune route souhaitée n’a été trouvée en %n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped: of %n stage(s) that were laid none was %1</source>
        <translation>
            <numerusform>la recherche s’est arrêtée&#x202f;: la %n spéciale posée n’était pas %1</numerusform>
            <numerusform>la recherche s’est arrêtée&#x202f;: des %n spéciales posées aucune n’était %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped: %n stage(s) were laid, and those that were driven took %1 to %2 minutes</source>
        <translation>
            <numerusform>la recherche s’est arrêtée&#x202f;: %n spéciale a été posée, et a pris de %1 à %2 minutes</numerusform>
            <numerusform>la recherche s’est arrêtée&#x202f;: %n spéciales ont été posées, et celles qui ont été courues ont pris de %1 à %2 minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped: %n stage(s) were laid, and none held by every rule</source>
        <translation>
            <numerusform>la recherche s’est arrêtée&#x202f;: %n spéciale a été posée, sans respecter toutes les règles</numerusform>
            <numerusform>la recherche s’est arrêtée&#x202f;: %n spéciales ont été posées, et aucune ne respectait toutes les règles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped after %n stage(s) of different shapes</source>
        <translation>
            <numerusform>la recherche s’est arrêtée après %n spéciale</numerusform>
            <numerusform>la recherche s’est arrêtée après %n spéciales de formes différentes</numerusform>
        </translation>
    </message>
    <message>
        <source>stage %1: %2</source>
        <translation>spéciale %1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>the table has room for %n tile(s), which are played in fewer minutes</source>
        <translation>
            <numerusform>la table a de la place pour %n tuile, qui se joue en moins de minutes</numerusform>
            <numerusform>la table a de la place pour %n tuiles, qui se jouent en moins de minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GenerateCommand</name>
    <message>
        <source>make stages from wishes</source>
        <translation>crée des spéciales d’après des souhaits</translation>
    </message>
    <message>
        <source>it has no road from start to finish, to be like it</source>
        <translation>elle n’a pas de route du départ à l’arrivée, rien ne peut lui ressembler</translation>
    </message>
    <message>
        <source>&quot;stagewright check&quot; says where</source>
        <translation>«&#x202f;stagewright check&#x202f;» dit où</translation>
    </message>
    <message>
        <source>Makes a stage, a circuit or a rally from wishes, out of the boxes that are named, or else the core box of the game. Each answer holds by every rule; the same seed gives the same answers.
Leaves with 1 if none was found, and says why, with 2 if a wish cannot be read.</source>
        <translation>Crée une spéciale, un circuit ou un rallye d’après des souhaits, avec les boîtes nommées, sinon la boîte de base du jeu. Chaque réponse respecte toutes les règles&#x202f;; la même graine donne les mêmes réponses.
Sort avec 1 si aucune n’a été trouvée, en disant pourquoi, avec 2 si un souhait est illisible.</translation>
    </message>
    <message>
        <source>A stage that the answers are to be like: as long, winding, dangerous and hard, on the same surfaces.</source>
        <translation>Une spéciale à laquelle les réponses doivent ressembler&#x202f;: aussi longues, sinueuses, dangereuses et difficiles, sur les mêmes surfaces.</translation>
    </message>
</context>
<context>
    <name>GhostRules</name>
    <message>
        <source>Solo the ghost driver drives along, and his level is not chosen.</source>
        <translation>En solo le pilote fantôme roule aussi, et son niveau n’est pas choisi.</translation>
    </message>
    <message>
        <source>Take the standard ghost driver</source>
        <translation>Prendre le pilote fantôme normal</translation>
    </message>
    <message>
        <source>The rulebook knows no ghost driver in a trial.</source>
        <translation>La règle ne connaît pas de pilote fantôme dans un essai.</translation>
    </message>
    <message>
        <source>The ghost driver drives against a single player alone.</source>
        <translation>Le pilote fantôme ne roule que contre un seul joueur.</translation>
    </message>
    <message>
        <source>Leave the ghost driver out</source>
        <translation>Laisser le pilote fantôme de côté</translation>
    </message>
    <message>
        <source>A die of this ghost driver lies on card %1, which does not lie open at the start.</source>
        <translation>Un dé de ce pilote fantôme est sur la carte %1, qui n’est pas visible au début.</translation>
    </message>
    <message>
        <source>Lay six cards open</source>
        <translation>Poser six cartes visibles</translation>
    </message>
</context>
<context>
    <name>GhostText</name>
    <message>
        <source>Its road meets verge</source>
        <translation>Sa route donne sur l’accotement</translation>
    </message>
    <message>
        <source>It blocks a road</source>
        <translation>Elle barre une route</translation>
    </message>
    <message>
        <source>Lane counts differ</source>
        <translation>Les nombres de voies diffèrent</translation>
    </message>
    <message>
        <source>Its slanted road does not fit</source>
        <translation>Sa route oblique ne se raccorde pas</translation>
    </message>
    <message>
        <source>Replaces %1</source>
        <translation>Remplace %1</translation>
    </message>
    <message numerus="yes">
        <source>Replaces %n tiles</source>
        <translation>
            <numerusform>Remplace %n tuile</numerusform>
            <numerusform>Remplace %n tuiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HexTiles</name>
    <message>
        <source>no box has a tile &quot;%1&quot;</source>
        <translation>aucune boîte n’a de tuile «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>hex (%1, %2)</source>
        <translation>hexagone (%1, %2)</translation>
    </message>
    <message>
        <source>Correct its number and side</source>
        <translation>Corrigez son numéro et sa face</translation>
    </message>
</context>
<context>
    <name>HouseRulesOption</name>
    <message>
        <source>A rules file of your own, for the stages of its game; as often as there are games. Left out: the rules of the games.</source>
        <translation>Votre propre fichier de règles, pour les spéciales de son jeu&#x202f;; peut être donné une fois par jeu. Par défaut&#xa0;: les règles des jeux.</translation>
    </message>
    <message>
        <source>these are rules of &quot;%1&quot;, as those of another file are</source>
        <translation>ce sont des règles de «&#x202f;%1&#x202f;», comme celles d’un autre fichier</translation>
    </message>
    <message>
        <source>Name one file for a game</source>
        <translation>Indiquez un seul fichier par jeu</translation>
    </message>
</context>
<context>
    <name>Idea</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n spéciale</numerusform>
            <numerusform>%n spéciales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %2 tile(s)</source>
        <comment>on the road, and beside it</comment>
        <translation>
            <numerusform>%1 + %2 tuile</numerusform>
            <numerusform>%1 + %2 tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min · %2</source>
        <comment>at the table, of a drive</comment>
        <translation>%1&#xa0;min · %2</translation>
    </message>
</context>
<context>
    <name>InProgress</name>
    <message>
        <source>In progress: the circuit is not closed yet.</source>
        <translation>En cours&#x202f;: le circuit n’est pas encore fermé.</translation>
    </message>
    <message>
        <source>In progress: there is no finish yet.</source>
        <translation>En cours&#x202f;: il n’y a pas encore d’arrivée.</translation>
    </message>
</context>
<context>
    <name>Inventory</name>
    <message>
        <source>%1 for %2</source>
        <translation>%1 à la place de %2</translation>
    </message>
    <message>
        <source>Lay %1</source>
        <translation>Poser %1</translation>
    </message>
    <message>
        <source>Tile %1: %2 needed, %3 in the boxes. Both sides are used, and a tile shows only one.</source>
        <translation>Tuile %1&#x202f;: il en faut %2, les boîtes en ont %3. Les deux faces servent, et une tuile n’en montre qu’une.</translation>
    </message>
    <message>
        <source>Tile %1: %2 needed, %3 in the boxes.</source>
        <translation>Tuile %1&#x202f;: il en faut %2, les boîtes en ont %3.</translation>
    </message>
</context>
<context>
    <name>JsonExport</name>
    <message>
        <source>the field &quot;%1&quot; has another meaning there</source>
        <translation>le champ «&#x202f;%1&#x202f;» y a un autre sens</translation>
    </message>
    <message>
        <source>the notes are not shown there</source>
        <translation>les notes n’y sont pas affichées</translation>
    </message>
    <message>
        <source>the number of laps is not shown there</source>
        <translation>le nombre de tours n’y est pas affiché</translation>
    </message>
    <message>
        <source>there is no tile %1 there</source>
        <translation>il n’y existe pas de tuile %1</translation>
    </message>
    <message>
        <source>of tiles on one hex only the last is shown there</source>
        <translation>de plusieurs tuiles sur un hexagone, seule la dernière y est affichée</translation>
    </message>
    <message>
        <source>the note is not shown there</source>
        <translation>la note n’y est pas affichée</translation>
    </message>
    <message>
        <source>the car is not shown there</source>
        <translation>la voiture n’y est pas montrée</translation>
    </message>
</context>
<context>
    <name>JsonFields</name>
    <message>
        <source>must be a whole number from %1 up</source>
        <translation>doit être un nombre entier à partir de %1</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>doit être un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>must be an object, in braces</source>
        <translation>doit être un objet entre accolades</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>est absent</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>doit être un nombre</translation>
    </message>
    <message>
        <source>must be text, in quotes</source>
        <translation>doit être un texte entre guillemets</translation>
    </message>
    <message>
        <source>must be a list, in square brackets</source>
        <translation>doit être une liste entre crochets</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not known here</source>
        <translation>le champ «&#x202f;%1&#x202f;» est inconnu ici</translation>
    </message>
    <message>
        <source>must be the number %1</source>
        <translation>doit être le nombre %1</translation>
    </message>
    <message>
        <source>the file has format %1, this program knows formats up to %2</source>
        <translation>le fichier est au format %1, ce programme connaît les formats jusqu’à %2</translation>
    </message>
    <message>
        <source>Open it with a newer version</source>
        <translation>Ouvrez-le avec une version plus récente</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>doit être true ou false</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;, but must be one of: %2</source>
        <translation>vaut «&#x202f;%1&#x202f;», mais doit être l’un de&#xa0;: %2</translation>
    </message>
    <message>
        <source>must be true or left out</source>
        <translation>doit être true ou omis</translation>
    </message>
</context>
<context>
    <name>JsonImportTexts</name>
    <message>
        <source>the field &quot;%1&quot; has another meaning here and is left out</source>
        <translation>le champ «&#x202f;%1&#x202f;» a ici un autre sens et est ignoré</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no tile that can be laid here; it is left out</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une tuile que l’on puisse poser ici&#x202f;; elle est ignorée</translation>
    </message>
    <message>
        <source>the token &quot;%1&quot; lies far off its tile and is left out</source>
        <translation>le jeton «&#x202f;%1&#x202f;» est loin de sa tuile et est ignoré</translation>
    </message>
    <message numerus="yes">
        <source>a stage holds at most %n tile(s)</source>
        <translation>
            <numerusform>une spéciale contient au plus %n tuile</numerusform>
            <numerusform>une spéciale contient au plus %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>lies off the board</source>
        <translation>est hors du plateau</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>ce n’est pas du JSON valide</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>le texte n’est pas de l’UTF-8 valide</translation>
    </message>
    <message numerus="yes">
        <source>lists and objects are nested deeper than %n level(s)</source>
        <translation>
            <numerusform>des listes et objets sont imbriqués sur plus de %n niveau</numerusform>
            <numerusform>des listes et objets sont imbriqués sur plus de %n niveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>the same field is given twice</source>
        <translation>le même champ est donné deux fois</translation>
    </message>
    <message>
        <source>the number is out of range</source>
        <translation>le nombre est hors limites</translation>
    </message>
    <message>
        <source>there is text after the end of the JSON data</source>
        <translation>il y a du texte après la fin des données JSON</translation>
    </message>
    <message>
        <source>Mend the file there</source>
        <translation>Corrigez le fichier à cet endroit</translation>
    </message>
    <message>
        <source>must be an object or a list</source>
        <translation>doit être un objet ou une liste</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>ligne %1, %2</translation>
    </message>
    <message>
        <source>the JSON text ends too early</source>
        <translation>le texte JSON finit trop tôt</translation>
    </message>
    <message>
        <source>half a character stands here, whose other half is missing</source>
        <translation>une moitié de caractère se trouve ici, dont l’autre moitié manque</translation>
    </message>
    <message>
        <source>Get the whole file, or mend its end</source>
        <translation>Procurez-vous le fichier entier, ou corrigez sa fin</translation>
    </message>
    <message>
        <source>Save the text as UTF-8</source>
        <translation>Enregistrez le texte en UTF-8</translation>
    </message>
    <message>
        <source>the text begins as UTF-%1 does, and is not valid UTF-%1</source>
        <translation>le texte commence comme de l’UTF-%1, et n’est pas de l’UTF-%1 valide</translation>
    </message>
    <message>
        <source>there are more than %1 values up to here</source>
        <translation>il y a plus de %1 valeurs jusqu’ici</translation>
    </message>
    <message>
        <source>Leave something out</source>
        <translation>Laissez quelque chose de côté</translation>
    </message>
</context>
<context>
    <name>KeyOfMarks</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>In a drive</source>
        <translation>Dans un passage</translation>
    </message>
    <message>
        <source>In lists and panels</source>
        <translation>Dans les listes et les panneaux</translation>
    </message>
</context>
<context>
    <name>LaidStage</name>
    <message>
        <source>When all is laid: %1 × %2&#xa0;cm</source>
        <translation>Une fois tout posé&#xa0;: %1 × %2&#xa0;cm</translation>
    </message>
    <message>
        <source>Last, the tiles with a strong outline; when all is laid: %1 × %2&#xa0;cm</source>
        <translation>En dernier, les tuiles au contour épais&#x202f;; quand tout est posé&#x202f;: %1 × %2&#xa0;cm</translation>
    </message>
</context>
<context>
    <name>LaidTogether</name>
    <message>
        <source>%1 (needs %2, owned %3)</source>
        <translation>%1 (il en faut %2, il y en a %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid at the same time, these stages need more tiles than there are: %1. They lack %2.</source>
        <translation>Posées en même temps, ces spéciales demandent plus de tuiles qu’il n’y en a&#xa0;: %1. Il manque&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Lay a session at a time</source>
        <translation>Poser une séance à la fois</translation>
    </message>
    <message>
        <source>Lay the stages one after another</source>
        <translation>Poser les spéciales l’une après l’autre</translation>
    </message>
</context>
<context>
    <name>LaneCountsDiffer</name>
    <message numerus="yes">
        <source>%1 has %n lane(s) where it meets %2, which has %3.</source>
        <translation>
            <numerusform>%1 a %n voie là où elle touche %2, qui en a %3.</numerusform>
            <numerusform>%1 a %n voies là où elle touche %2, qui en a %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LargerThanTable</name>
    <message>
        <source>The stage is too large for the table: it takes %1 × %2 cm, the table has %3 × %4 cm.</source>
        <translation>La spéciale ne tient pas sur la table&#x202f;: elle occupe %1 × %2 cm, la table mesure %3 × %4 cm.</translation>
    </message>
</context>
<context>
    <name>LayList</name>
    <message>
        <source>all ways of laying the tiles were tried, and none fits together on this table</source>
        <translation>toutes les poses de ces tuiles ont été essayées, et aucune ne va sur cette table</translation>
    </message>
    <message>
        <source>all ways of laying the tiles were tried, and none fits together</source>
        <translation>toutes les poses de ces tuiles ont été essayées, et aucune ne va</translation>
    </message>
    <message>
        <source>the tiles can be laid, but in no way that holds by all rules</source>
        <translation>les tuiles peuvent être posées, mais pas en respectant toutes les règles</translation>
    </message>
    <message>
        <source>there are more than were counted</source>
        <translation>il y en a plus que ce qui a été compté</translation>
    </message>
    <message>
        <source>the search was stopped; at most %1 of %2 tiles lay together</source>
        <translation>la recherche a été arrêtée&#x202f;; au plus %1 tuiles sur %2 étaient posées ensemble</translation>
    </message>
</context>
<context>
    <name>LayerName</name>
    <message>
        <source>&amp;Tile numbers</source>
        <translation>N&amp;uméros des tuiles</translation>
    </message>
    <message>
        <source>&amp;Pacenotes</source>
        <translation>&amp;Notes</translation>
    </message>
    <message>
        <source>Route (&amp;way)</source>
        <translation>Par&amp;cours</translation>
    </message>
    <message>
        <source>Lanes at &amp;borders</source>
        <translation>Voies aux &amp;bords</translation>
    </message>
    <message>
        <source>Findings (&amp;errors)</source>
        <translation>C&amp;onstats</translation>
    </message>
    <message>
        <source>&amp;Hex grid</source>
        <translation>&amp;Grille hexagonale</translation>
    </message>
    <message>
        <source>&amp;Outline of the table</source>
        <translation>Contour &amp;de la table</translation>
    </message>
    <message>
        <source>&amp;Map of the whole stage</source>
        <translation>Plan d’ense&amp;mble</translation>
    </message>
    <message>
        <source>Legend (&amp;key)</source>
        <translation>&amp;Légende</translation>
    </message>
    <message>
        <source>&amp;Losses of control</source>
        <translation>P&amp;ertes de contrôle</translation>
    </message>
    <message>
        <source>&amp;Gears</source>
        <translation>R&amp;apports</translation>
    </message>
    <message>
        <source>&amp;Choices at the open end</source>
        <translation>Choix au bout ouvert</translation>
    </message>
    <message>
        <source>Where cars pass</source>
        <translation>Où l’on dépasse</translation>
    </message>
    <message>
        <source>Where cars are held up</source>
        <translation>Où l’on est bloqué</translation>
    </message>
</context>
<context>
    <name>LayingPages</name>
    <message>
        <source>Laying order</source>
        <translation>Ordre de pose</translation>
    </message>
    <message numerus="yes">
        <source>Leave %n tile(s) exactly as they lie: %1. Take all others off the table.</source>
        <translation>
            <numerusform>Laissez %n tuile exactement en place&#xa0;: %1. Retirez toutes les autres de la table.</numerusform>
            <numerusform>Laissez %n tuiles exactement en place&#xa0;: %1. Retirez toutes les autres de la table.</numerusform>
        </translation>
    </message>
    <message>
        <source>against %1, which lies</source>
        <translation>contre %1, déjà en place</translation>
    </message>
    <message>
        <source>against %1 (step&#xa0;%2)</source>
        <translation>contre %1 (étape&#xa0;%2)</translation>
    </message>
    <message>
        <source>begin here</source>
        <translation>commencer ici</translation>
    </message>
    <message>
        <source>apart, as on the map</source>
        <translation>à part, comme sur le plan</translation>
    </message>
    <message>
        <source>Each picture lies as the map does. The new tile has a strong outline, those laid before are pale; where the double line is, it is put against the tile named below. The numbers are turned as the tiles are. For limits see the tiles.</source>
        <translation>Chaque image est orientée comme le plan. La nouvelle tuile a un contour épais, celles déjà posées sont pâles&#x202f;; à la double ligne, elle touche la tuile nommée au-dessous. Les numéros sont tournés comme les tuiles. Pour les limites, voir les tuiles.</translation>
    </message>
    <message>
        <source>Each picture lies as the map does. The new tile has a strong outline, those laid before are pale; where the double line is, it is put against the tile named below. The numbers are turned as the tiles are. Limits are on the map.</source>
        <translation>Chaque image est orientée comme le plan. La nouvelle tuile a un contour épais, celles déjà posées sont pâles&#x202f;; à la double ligne, elle touche la tuile nommée au-dessous. Les numéros sont tournés comme les tuiles. Les limites sont sur le plan.</translation>
    </message>
</context>
<context>
    <name>LayoutCommand</name>
    <message>
        <source>lay a list of tiles</source>
        <translation>pose une liste de tuiles</translation>
    </message>
    <message>
        <source>The tiles are those of a circuit.</source>
        <translation>Les tuiles sont celles d’un circuit.</translation>
    </message>
    <message>
        <source>The tiles are those of a stage. Left out, as --circuit: a circuit if there is no finish among them.</source>
        <translation>Les tuiles sont celles d’une spéciale. Sans cela ni --circuit&#x202f;: un circuit s’il n’y a pas d’arrivée parmi elles.</translation>
    </message>
    <message>
        <source>Look at all layouts and count them, as far as the time allows. Those that are the same when turned, in a mirror or driven the other way, or when like tiles change places, count once.</source>
        <translation>Regarder toutes les poses et les compter, autant que le temps le permet. Celles qui sont les mêmes une fois tournées, dans un miroir, parcourues dans l’autre sens, ou quand des tuiles semblables échangent leurs places, comptent une fois.</translation>
    </message>
    <message>
        <source>A stage that the answers should look like, whatever its tiles.</source>
        <translation>Une spéciale à laquelle les réponses doivent ressembler, quelles que soient ses tuiles.</translation>
    </message>
    <message>
        <source>is a PDF</source>
        <translation>est un PDF</translation>
    </message>
    <message>
        <source>Give the text that is in it</source>
        <translation>Donnez le texte qu’il contient</translation>
    </message>
    <message>
        <source>is no list of tiles</source>
        <translation>n’est pas une liste de tuiles</translation>
    </message>
    <message>
        <source>Give a text with lines such as 1 x 202a</source>
        <translation>Donnez un texte avec des lignes comme 1 x 202a</translation>
    </message>
    <message>
        <source>--circuit and --stage exclude each other</source>
        <translation>--circuit et --stage s’excluent</translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s)</source>
        <translation>
            <numerusform>%n pose</numerusform>
            <numerusform>%n poses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n layout(s)</source>
        <translation>
            <numerusform>au moins %n pose</numerusform>
            <numerusform>au moins %n poses</numerusform>
        </translation>
    </message>
    <message>
        <source>Lays a list of tiles, as rulebooks print it (1 x 202a, 2 x 105b; with or without sides; CSV
too), to a stage or circuit of exactly these tiles. FILE is a text.
Leaves with 1 if there is no layout, and says why, with 2 if the list cannot be used.</source>
        <translation>Pose une liste de tuiles, telle que les règles l’impriment (1 x 202a, 2 x 105b&#x202f;; avec ou sans
faces&#x202f;; CSV aussi), en une spéciale ou un circuit d’exactement ces tuiles. FILE est un texte.
Finit avec 1 s’il n’y a pas de pose, et dit pourquoi, avec 2 si la liste est inutilisable.</translation>
    </message>
</context>
<context>
    <name>LibraryCommand</name>
    <message>
        <source>list the stages and rallies in folders: what can be played tonight</source>
        <translation>lister les spéciales et rallyes de dossiers&#xa0;: à quoi jouer ce soir</translation>
    </message>
    <message>
        <source>Lists the stages and rallies in folders and below them, of every format that is read, with what they take: tiles, minutes, expected time, difficulty. The options say what is looked for; &quot;--boxes dirt-core --players 5 --minutes 90&quot; asks what can be played tonight.
What is known of a file is kept in the user&apos;s cache until the file changes.
Leaves with 1 if nothing is found, with 2 if a folder cannot be read.</source>
        <translation>Liste les spéciales et rallyes des dossiers et de ce qu’ils contiennent, de tout format lisible, avec ce qu’il leur faut&#xa0;: tuiles, minutes, temps attendu, difficulté. Les options disent ce qui est cherché&#x202f;; «&#xa0;--boxes dirt-core --players 5 --minutes 90&#xa0;» demande à quoi jouer ce soir.
Ce qu’on sait d’un fichier reste dans le cache de l’utilisateur jusqu’à ce que le fichier change.
Finit par 1 si rien n’est trouvé, par 2 si un dossier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>no folder is named, and --rulebooks is not given</source>
        <translation>aucun dossier n’est nommé, et --rulebooks n’est pas donné</translation>
    </message>
</context>
<context>
    <name>LibraryNotes</name>
    <message>
        <source>must be text, in quotes</source>
        <translation>doit être un texte entre guillemets</translation>
    </message>
    <message>
        <source>must be a day, such as 2026-12-31</source>
        <translation>doit être un jour, comme 2026-12-31</translation>
    </message>
</context>
<context>
    <name>LibraryOptions</name>
    <message>
        <source>nothing is sorted by &quot;%1&quot;</source>
        <translation>rien n’est trié par «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>It is one of %1</source>
        <translation>C’est l’un de %1</translation>
    </message>
    <message>
        <source>Only what these boxes hold, with commas between, as in dirt-core:2,rx.</source>
        <translation>Seulement ce que contiennent ces boîtes, séparées par des virgules, comme dirt-core:2,rx.</translation>
    </message>
    <message>
        <source>With --boxes: all stages of a rally lie side by side. Left out: one after the other.</source>
        <translation>Avec --boxes&#xa0;: toutes les spéciales d’un rallye sont posées côte à côte. Sans&#xa0;: l’une après l’autre.</translation>
    </message>
    <message>
        <source>With --boxes: also what lacks up to so many tiles; it is said which, and whether there are substitutes.</source>
        <translation>Avec --boxes&#xa0;: aussi ce à quoi manquent jusqu’à tant de tuiles&#x202f;; il est dit lesquelles, et s’il y a des remplaçantes.</translation>
    </message>
    <message>
        <source>Only what so many can play, 1 to %1.</source>
        <translation>Seulement ce à quoi tant de joueurs peuvent jouer, 1 à %1.</translation>
    </message>
    <message>
        <source>Only what takes no more minutes at the table; without --players with %1 of them.</source>
        <translation>Seulement ce qui ne prend pas plus de minutes à table&#x202f;; sans --players à %1.</translation>
    </message>
    <message>
        <source>Only what has all these words in title, author, game or the name of its file.</source>
        <translation>Seulement ce qui a tous ces mots dans le titre, l’auteur, le jeu ou le nom du fichier.</translation>
    </message>
    <message>
        <source>Only stages of that game.</source>
        <translation>Seulement les spéciales de ce jeu.</translation>
    </message>
    <message>
        <source>By what to sort: %1. Left out: title.</source>
        <translation>Par quoi trier&#xa0;: %1. Sans&#xa0;: title.</translation>
    </message>
    <message>
        <source>Reckon minutes, expected time and difficulty, too. They are reckoned anyway where --players, --minutes or --sort ask for them.</source>
        <translation>Calculer aussi minutes, temps attendu et difficulté. Ils le sont de toute façon quand --players, --minutes ou --sort les demandent.</translation>
    </message>
    <message>
        <source>Add the stages of the rulebooks that come with the program; then no folder need be named.</source>
        <translation>Ajouter les spéciales des livrets de règles fournies avec le programme&#x202f;; alors aucun dossier n’est nécessaire.</translation>
    </message>
    <message>
        <source>Write comma-separated values, with a line of names first.</source>
        <translation>Écrit des valeurs séparées par des virgules, précédées d’une ligne de noms.</translation>
    </message>
    <message>
        <source>--all-at-once and --lacking go with --boxes</source>
        <translation>--all-at-once et --lacking vont avec --boxes</translation>
    </message>
    <message>
        <source>--json and --csv do not go together</source>
        <translation>--json et --csv ne vont pas ensemble</translation>
    </message>
</context>
<context>
    <name>LibraryReport</name>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>game</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>spéciales</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>tuiles</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>difficulté</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>lacks %1</source>
        <translation>manque %1</translation>
    </message>
    <message>
        <source>%1; there are substitutes</source>
        <translation>%1&#x202f;; il y a des remplaçantes</translation>
    </message>
    <message>
        <source>%1; no substitutes</source>
        <translation>%1&#x202f;; pas de remplaçantes</translation>
    </message>
</context>
<context>
    <name>LimitedFile</name>
    <message>
        <source>this is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>Name a file in it</source>
        <translation>Indiquez un fichier de ce dossier</translation>
    </message>
    <message>
        <source>Check the name and that it may be read</source>
        <translation>Vérifiez son nom et le droit de le lire</translation>
    </message>
    <message>
        <source>Check that the file may be read</source>
        <translation>Vérifiez que le fichier peut être lu</translation>
    </message>
    <message>
        <source>the file is larger than can be read (%1 MB)</source>
        <translation>le fichier est trop gros pour être lu (%1&#xa0;Mo)</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Choisissez un autre fichier</translation>
    </message>
    <message>
        <source>this is no ordinary file, but a pipe or a device</source>
        <translation>ce n’est pas un fichier ordinaire, mais un tube ou un périphérique</translation>
    </message>
    <message>
        <source>Save what it gives to a file first</source>
        <translation>Enregistrez d’abord dans un fichier ce qu’il fournit</translation>
    </message>
</context>
<context>
    <name>LineChangeWords</name>
    <message>
        <source>In long corners of this road a car stays on its line</source>
        <translation>Dans les longs virages de cette route, une voiture reste sur sa ligne</translation>
    </message>
    <message>
        <source>Changes of line in long corners of this road: %1</source>
        <translation>Changements de ligne dans les longs virages de cette route : %1</translation>
    </message>
    <message>
        <source>In none of its long corners these lead on: %1</source>
        <translation>Dans aucun de ses longs virages ceux-ci ne mènent plus loin : %1</translation>
    </message>
</context>
<context>
    <name>ListCommand</name>
    <message>
        <source>list the tiles and tokens of a stage</source>
        <translation>liste les tuiles et les jetons d’une spéciale</translation>
    </message>
    <message>
        <source>Lists the tiles to pick from the boxes: number, side, count, box. Of boxes that hold the
same tile, as few are named as the stage needs. The tokens on the tiles follow.</source>
        <translation>Liste les tuiles à prendre dans les boîtes&#xa0;: numéro, face, nombre, boîte. Parmi les
boîtes qui ont la même tuile, le moins possible sont nommées. Suivent les jetons posés.</translation>
    </message>
    <message>
        <source>Write comma-separated values, with a line of names first.</source>
        <translation>Écrit des valeurs séparées par des virgules, précédées d’une ligne de noms.</translation>
    </message>
    <message>
        <source>stage %1 of %2; --stage N for another</source>
        <translation>spéciale %1 sur %2&#x202f;; --stage N en choisit une autre</translation>
    </message>
    <message>
        <source>--json and --csv do not go together</source>
        <translation>--json et --csv ne vont pas ensemble</translation>
    </message>
</context>
<context>
    <name>ListPages</name>
    <message>
        <source>Tile list</source>
        <translation>Liste des tuiles</translation>
    </message>
</context>
<context>
    <name>LongerThanAsked</name>
    <message numerus="yes">
        <source>The rally takes %n minute(s), %1 more than you have.</source>
        <translation>
            <numerusform>Le rallye prend %n minute, soit %1 de trop.</numerusform>
            <numerusform>Le rallye prend %n minutes, soit %1 de trop.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManualCommand</name>
    <message>
        <source>write the manual</source>
        <translation>écrit le manuel</translation>
    </message>
    <message>
        <source>Writes the manual: as text to standard output, or to a file as HTML.</source>
        <translation>Écrit le manuel&#xa0;: en texte sur la sortie standard, ou en HTML dans un fichier.</translation>
    </message>
    <message>
        <source>The HTML file to write, which needs no other. Left out: text.</source>
        <translation>Le fichier HTML à écrire, qui n’a besoin d’aucun autre. Par défaut&#xa0;: du texte.</translation>
    </message>
    <message>
        <source>The language: %1. Left out: that of the system.</source>
        <translation>La langue&#xa0;: %1. Par défaut&#xa0;: celle du système.</translation>
    </message>
    <message>
        <source>there is no manual in &quot;%1&quot;; --lang takes %2</source>
        <translation>il n’y a pas de manuel en «&#x202f;%1&#x202f;»&#x202f;; --lang accepte %2</translation>
    </message>
</context>
<context>
    <name>MapBands</name>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Tiles: %1</source>
        <translation>Tuiles&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>MapCommand</name>
    <message>
        <source>draw the map of a stage</source>
        <translation>dessine le plan d’une spéciale</translation>
    </message>
    <message>
        <source>Draw the spaces on the route and the moves of cars between them: dots are spaces, rings halves of slides, squares shortcuts, diamonds jumps.</source>
        <translation>Dessine les cases du parcours et les déplacements des voitures entre elles&#xa0;: les points sont des cases, les anneaux des demi-cases de dérapage, les carrés des cordes, les losanges des bosses.</translation>
    </message>
    <message>
        <source>For PNG: the longer side of the picture in pixels, in place of --pixels, as for the small pictures in a file manager.</source>
        <translation>Pour PNG&#xa0;: le plus grand côté de l’image en pixels, à la place de --pixels, comme pour les vignettes d’un gestionnaire de fichiers.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be shown</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être montré</translation>
    </message>
    <message>
        <source>--show takes title, tiles, numbers, notes, route, legend, with commas between, or map for the map alone</source>
        <translation>--show accepte title, tiles, numbers, notes, route, legend, séparés par des virgules, ou map pour le plan seul</translation>
    </message>
    <message>
        <source>--ground takes white or transparent</source>
        <translation>--ground accepte white ou transparent</translation>
    </message>
    <message>
        <source>Draws the map of a stage, with its title, tile numbers and the driving direction. SVG and
PDF have the true size of the tiles.</source>
        <translation>Dessine le plan d’une spéciale, avec son titre, les numéros des tuiles et le sens de la course.
En SVG et en PDF, les tuiles ont leur vraie taille.</translation>
    </message>
    <message>
        <source>What the picture shows, with commas between: title (with the author), tiles (their list), numbers, notes (of the co-driver), route, legend; map for the map alone. Left out: title,numbers,route.</source>
        <translation>Ce que montre l’image, séparé par des virgules&#x202f;: title (titre et auteur), tiles (liste des tuiles), numbers (numéros), notes (notes du copilote), route (parcours), legend (légende)&#x202f;; map pour le plan seul. Par défaut&#x202f;: title,numbers,route.</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>QUOI</translation>
    </message>
    <message>
        <source>The ground of a PNG or SVG: white or transparent. Left out: white.</source>
        <translation>Le fond d’un PNG ou d’un SVG&#x202f;: white (blanc) ou transparent. Par défaut&#x202f;: white.</translation>
    </message>
    <message>
        <source>GROUND</source>
        <translation>FOND</translation>
    </message>
    <message>
        <source>Draw a drive as a line: a dot for each die (yellow: a hazard), the gear where a turn ends, a cross where control is lost. The same SEED gives the same drive, that of estimate --seed SEED --runs 1.</source>
        <translation>Dessiner un passage en ligne&#x202f;: un point pour chaque dé (jaune&#x202f;: un danger), le rapport où finit un tour de jeu, une croix où le contrôle est perdu. Le même SEED donne le même passage, celui de estimate --seed SEED --runs 1.</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>Tiles: %1</source>
        <translation>Tuiles&#xa0;: %1</translation>
    </message>
    <message>
        <source>with tiles from %1</source>
        <translation>avec des tuiles de %1</translation>
    </message>
    <message>
        <source>Driving direction</source>
        <translation>Sens de la course</translation>
    </message>
    <message>
        <source>Each tile bears its number and the side that lies up.</source>
        <translation>Chaque tuile porte son numéro et la lettre de sa face visible.</translation>
    </message>
    <message>
        <source>Scale 1 : %1</source>
        <translation>Échelle 1&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 × %2&#xa0;cm on the table</source>
        <translation>%1 × %2&#xa0;cm sur la table</translation>
    </message>
    <message>
        <source>Start and finish: %1</source>
        <translation>Départ et arrivée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Départ&#x202f;: %1</translation>
    </message>
    <message>
        <source>Finish: %1</source>
        <translation>Arrivée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Turned so that tiles stay where they lie</source>
        <translation>Plan tourné pour que des tuiles restent en place</translation>
    </message>
    <message>
        <source>The tiles&apos; numbers have no room here: print the map to a larger scale.</source>
        <translation>Les numéros des tuiles n’ont pas de place ici&#x202f;: imprimez le plan à une plus grande échelle.</translation>
    </message>
    <message>
        <source>Each tile bears its number and upper side; for limits see the tiles.</source>
        <translation>Tuiles avec numéro et face visible&#x202f;; limites&#xa0;: voir les tuiles.</translation>
    </message>
    <message>
        <source>Tiles bear number and upper side; small limits are on the tiles only.</source>
        <translation>Tuiles avec numéro et face visible&#x202f;; petites limites&#xa0;: voir les tuiles.</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Code&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>MapSheets</name>
    <message>
        <source>Map sheet %1 of %2, %3</source>
        <translation>Feuille %1 sur %2 du plan, %3</translation>
    </message>
    <message>
        <source>Joining plan</source>
        <translation>Plan d’assemblage</translation>
    </message>
    <message>
        <source>1&#xa0;:&#xa0;%1</source>
        <translation>1&#xa0;:&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>The map at %1 lies on %n sheet(s). Cut each along its marks, in the middle of the overlap of %2&#xa0;mm, and join them as shown; the numbers at the borders are those of the neighbours.</source>
        <translation>
            <numerusform>Le plan à l’échelle %1 tient sur %n feuille. Coupez chacune le long de ses repères, au milieu du recouvrement de %2&#xa0;mm, et assemblez-les comme indiqué&#xa0;; les numéros sur les bords sont ceux des feuilles voisines.</numerusform>
            <numerusform>Le plan à l’échelle %1 tient sur %n feuilles. Coupez chacune le long de ses repères, au milieu du recouvrement de %2&#xa0;mm, et assemblez-les comme indiqué&#xa0;; les numéros sur les bords sont ceux des feuilles voisines.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarginList</name>
    <message>
        <source>From the box: %1</source>
        <translation>De la boîte&#x202f;: %1</translation>
    </message>
    <message>
        <source>From the table: %1</source>
        <translation>De la table&#x202f;: %1</translation>
    </message>
    <message>
        <source>Leave as they lie: %1</source>
        <translation>À laisser en place&#x202f;: %1</translation>
    </message>
    <message>
        <source>Back to the box: %1</source>
        <translation>À ranger dans la boîte&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>turn %1 over</source>
        <translation>retourner %1</translation>
    </message>
</context>
<context>
    <name>MarkWords</name>
    <message>
        <source>Lava</source>
        <translation>Lave</translation>
    </message>
    <message>
        <source>Pirates</source>
        <translation>Pirates</translation>
    </message>
    <message>
        <source>Super ramp to the left</source>
        <translation>Super-rampe vers la gauche</translation>
    </message>
    <message>
        <source>Super ramp to the right</source>
        <translation>Super-rampe vers la droite</translation>
    </message>
    <message>
        <source>Multi ramp</source>
        <translation>Multi-rampe</translation>
    </message>
    <message>
        <source>Fire statue</source>
        <translation>Statue de feu</translation>
    </message>
    <message>
        <source>Pentagram</source>
        <translation>Pentagramme</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Glace</translation>
    </message>
    <message>
        <source>Bonus point</source>
        <translation>Point bonus</translation>
    </message>
    <message>
        <source>Whoever enters loses 1 life.</source>
        <translation>Qui entre ici perd 1 vie.</translation>
    </message>
    <message>
        <source>Whoever enters throws away a bonus card or loses 1 life.</source>
        <translation>Qui entre ici défausse une carte bonus ou perd 1 vie.</translation>
    </message>
    <message>
        <source>A step to the left from here jumps over 2 points.</source>
        <translation>Un pas vers la gauche à partir d’ici saute 2 points.</translation>
    </message>
    <message>
        <source>A step to the right from here jumps over 2 points.</source>
        <translation>Un pas vers la droite à partir d’ici saute 2 points.</translation>
    </message>
    <message>
        <source>Any step ahead from here jumps over 1 point.</source>
        <translation>Tout pas en avant à partir d’ici saute 1 point.</translation>
    </message>
    <message>
        <source>Whoever enters sets off a blast: 1 damage on each of the six points around.</source>
        <translation>Qui entre ici déclenche un souffle de feu&#xa0;: 1 dégât sur chacun des six points autour.</translation>
    </message>
    <message>
        <source>Whoever ends a move here may pay 1 life to throw the die again.</source>
        <translation>Qui finit ici son mouvement peut payer 1 vie pour relancer le dé.</translation>
    </message>
    <message>
        <source>Whoever enters slides on to the first point without ice.</source>
        <translation>Qui entre ici glisse jusqu’au premier point sans glace.</translation>
    </message>
    <message>
        <source>Whoever comes here or passes draws a bonus card.</source>
        <translation>Qui arrive ici ou passe par ici pioche une carte bonus.</translation>
    </message>
    <message>
        <source>Start point</source>
        <translation>Point de départ</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>aucune marque</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>MixedGames</name>
    <message>
        <source>Tiles of several games are mixed: %1.</source>
        <translation>Des tuiles de plusieurs jeux sont mélangées&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>MorePlayers</name>
    <message numerus="yes">
        <source>%1 is for %n player(s) at most, and the evening is planned for %2.</source>
        <translation>
            <numerusform>%1 est pour %n joueur au plus, et la soirée est prévue pour %2.</numerusform>
            <numerusform>%1 est pour %n joueurs au plus, et la soirée est prévue pour %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewStage</name>
    <message>
        <source>%1: circuit</source>
        <translation>%1&#xa0;: circuit</translation>
    </message>
    <message>
        <source>%1: stage</source>
        <translation>%1&#xa0;: spéciale</translation>
    </message>
</context>
<context>
    <name>NoLayout</name>
    <message>
        <source>both sides of %1 are asked for, and one tile shows one side</source>
        <translation>les deux faces de %1 sont demandées, et une tuile n’en montre qu’une</translation>
    </message>
    <message>
        <source>the list asks for %1 × %2, and the boxes hold %3</source>
        <translation>la liste demande %1 × %2, et les boîtes en ont %3</translation>
    </message>
    <message>
        <source>a circuit needs a start-finish tile, and the list has none</source>
        <translation>un circuit demande une tuile de départ et d’arrivée, et la liste n’en a pas</translation>
    </message>
    <message>
        <source>a circuit has one start-finish tile, and the list has several: %1</source>
        <translation>un circuit a une seule tuile de départ et d’arrivée, et la liste en a plusieurs&#x202f;: %1</translation>
    </message>
    <message>
        <source>a circuit has no finish tile, and the list has one: %1</source>
        <translation>un circuit n’a pas de tuile d’arrivée, et la liste en a une&#x202f;: %1</translation>
    </message>
    <message>
        <source>a circuit has one start tile, and the list has several: %1</source>
        <translation>un circuit a une seule tuile de départ, et la liste en a plusieurs&#x202f;: %1</translation>
    </message>
    <message>
        <source>a stage needs a start tile, and the list has none</source>
        <translation>une spéciale demande une tuile de départ, et la liste n’en a pas</translation>
    </message>
    <message>
        <source>a stage needs a finish tile, and the list has none</source>
        <translation>une spéciale demande une tuile d’arrivée, et la liste n’en a pas</translation>
    </message>
    <message>
        <source>a stage has one start tile, and the list has several: %1</source>
        <translation>une spéciale a une seule tuile de départ, et la liste en a plusieurs&#x202f;: %1</translation>
    </message>
    <message>
        <source>a stage has one finish tile, and the list has several: %1</source>
        <translation>une spéciale a une seule tuile d’arrivée, et la liste en a plusieurs&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n voie</numerusform>
            <numerusform>%n voies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s) on a slanted edge</source>
        <translation>
            <numerusform>%n voie sur un bord oblique</numerusform>
            <numerusform>%n voies sur un bord oblique</numerusform>
        </translation>
    </message>
    <message>
        <source>no tile of the list joins roads of %1 (%2) to those of %3</source>
        <translation>aucune tuile de la liste ne relie les routes de %1 (%2) à celles de %3</translation>
    </message>
    <message>
        <source>road ends of %1 meet in pairs, and the list has %2 of them, on %3</source>
        <translation>les bouts de route de %1 se rejoignent par deux, et la liste en a %2, sur %3</translation>
    </message>
    <message>
        <source>the tiles turn by %1 degrees in all, and a circuit has to turn by 360</source>
        <translation>les tuiles tournent de %1 degrés en tout, et un circuit doit tourner de 360</translation>
    </message>
    <message>
        <source>the turns of the tiles cannot add up to 360 degrees, as a circuit&apos;s do: the number of turns by 60 degrees is odd, or there are none and that of turns by 120 is even</source>
        <translation>les virages des tuiles ne peuvent pas faire 360 degrés en tout, comme ceux d’un circuit&#x202f;: le nombre de virages de 60 degrés est impair, ou il n’y en a pas et celui des virages de 120 est pair</translation>
    </message>
    <message numerus="yes">
        <source>the table is too small for %n tile(s)</source>
        <translation>
            <numerusform>la table est trop petite pour %n tuile</numerusform>
            <numerusform>la table est trop petite pour %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>the list is empty</source>
        <translation>la liste est vide</translation>
    </message>
    <message>
        <source>there is no tile %1</source>
        <translation>il n’y a pas de tuile %1</translation>
    </message>
    <message>
        <source>road ends meet in pairs, and whichever sides of the tiles lie up, some are left over</source>
        <translation>les bouts de route se joignent par paires, et quelle que soit la face des tuiles, il en reste</translation>
    </message>
</context>
<context>
    <name>NoRoute</name>
    <message>
        <source>The circuit is not closed: the road from the start ends at %1.</source>
        <translation>Le circuit n’est pas fermé&#x202f;: la route du départ s’arrête à %1.</translation>
    </message>
    <message>
        <source>The road from the start does not reach the finish: it ends at %1.</source>
        <translation>La route du départ n’atteint pas l’arrivée&#x202f;: elle s’arrête à %1.</translation>
    </message>
</context>
<context>
    <name>NoStages</name>
    <message>
        <source>The rally has no stages.</source>
        <translation>Le rallye n’a pas de spéciales.</translation>
    </message>
</context>
<context>
    <name>NoWayThrough</name>
    <message>
        <source>No car gets through: the lanes end at %1.</source>
        <translation>Aucune voiture ne passe&#x202f;: les voies s’arrêtent à %1.</translation>
    </message>
</context>
<context>
    <name>NoteLegend</name>
    <message>
        <source>medium danger</source>
        <translation>danger moyen</translation>
    </message>
    <message>
        <source>high danger</source>
        <translation>danger élevé</translation>
    </message>
    <message>
        <source>the bend tightens</source>
        <translation>virage qui se referme</translation>
    </message>
    <message>
        <source>a long bend</source>
        <translation>virage long</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>bosse</translation>
    </message>
    <message>
        <source>The arrow is the road across the tile as the driver sees it, from the bottom up.</source>
        <translation>La flèche est la route sur la tuile telle que le pilote la voit, de bas en haut.</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>gué</translation>
    </message>
    <message>
        <source>Spaces: those from the start line to the tile, and with + those on it, by the shortest way without shortcuts.</source>
        <translation>Cases&#xa0;: celles de la ligne de départ à la tuile, et avec + celles qu’elle porte, par le chemin le plus court sans corde.</translation>
    </message>
    <message>
        <source>The number beside it is the highest gear for the tightest bend, on its outer line: from 1, the sharpest, to 6, flat out.</source>
        <translation>Le nombre à côté est le plus haut rapport pour le virage le plus serré, sur sa ligne extérieure&#xa0;: de 1, le plus serré, à 6, à fond.</translation>
    </message>
    <message>
        <source>don&apos;t cut: it is slower</source>
        <translation>ne pas couper&#xa0;: plus lent</translation>
    </message>
    <message>
        <source>uphill</source>
        <translation>montée</translation>
    </message>
    <message>
        <source>downhill</source>
        <translation>pente</translation>
    </message>
    <message>
        <source>asphalt from here on</source>
        <translation>asphalte à partir d’ici</translation>
    </message>
    <message>
        <source>gravel from here on</source>
        <translation>terre à partir d’ici</translation>
    </message>
    <message>
        <source>snow from here on</source>
        <translation>neige à partir d’ici</translation>
    </message>
    <message>
        <source>cut: no slower than the road</source>
        <translation>corde&#xa0;: pas plus lent</translation>
    </message>
    <message>
        <source>the car may slide</source>
        <translation>dérapage possible</translation>
    </message>
</context>
<context>
    <name>NotePages</name>
    <message>
        <source>Spaces</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Roadbook</source>
        <translation>Road-book</translation>
    </message>
    <message>
        <source>There is no route: the stage has no start tile.</source>
        <translation>Il n’y a pas de parcours&#xa0;: la spéciale n’a pas de tuile de départ.</translation>
    </message>
    <message>
        <source>Tile and note</source>
        <translation>Tuile et note</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>%1 leaves on the left</source>
        <translation>%1 part à gauche</translation>
    </message>
    <message>
        <source>%1 leaves on the right</source>
        <translation>%1 part à droite</translation>
    </message>
    <message>
        <source>%1 comes back from the left</source>
        <translation>%1 revient de la gauche</translation>
    </message>
    <message>
        <source>%1 comes back from the right</source>
        <translation>%1 revient de la droite</translation>
    </message>
    <message>
        <source>From the start to the lap</source>
        <translation>Du départ au tour</translation>
    </message>
    <message>
        <source>The lap</source>
        <translation>Le tour</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n space(s) more</source>
        <translation>
            <numerusform>%1&#xa0;: %n case de plus</numerusform>
            <numerusform>%1&#xa0;: %n cases de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n space(s) less</source>
        <translation>
            <numerusform>%1&#xa0;: %n case de moins</numerusform>
            <numerusform>%1&#xa0;: %n cases de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One lap: %n space(s)</source>
        <translation>
            <numerusform>Un tour&#xa0;: %n case</numerusform>
            <numerusform>Un tour&#xa0;: %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In all: %n space(s)</source>
        <translation>
            <numerusform>En tout&#xa0;: %n case</numerusform>
            <numerusform>En tout&#xa0;: %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>On it: %1</source>
        <translation>Dessus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Alternative route</source>
        <translation>Autre itinéraire</translation>
    </message>
    <message>
        <source>%1: just as long</source>
        <translation>%1&#xa0;: même longueur</translation>
    </message>
</context>
<context>
    <name>NumberOption</name>
    <message>
        <source>--%1 takes a whole number from %2 up</source>
        <translation>--%1 demande un nombre entier à partir de %2</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3</source>
        <translation>--%1 demande un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>Write a number with a point, not with a comma, and thousands without a mark</source>
        <translation>Écrivez un nombre avec un point, pas avec une virgule, et les milliers sans signe</translation>
    </message>
</context>
<context>
    <name>OffTheRoute</name>
    <message numerus="yes">
        <source>%n road tile(s) lie off the route: %1.</source>
        <translation>
            <numerusform>%n tuile de route est hors du parcours&#xa0;: %1.</numerusform>
            <numerusform>%n tuiles de route sont hors du parcours&#xa0;: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferedTiles</name>
    <message>
        <source>Favourites</source>
        <translation>Favorites</translation>
    </message>
    <message>
        <source>Laid last</source>
        <translation>Dernières posées</translation>
    </message>
    <message>
        <source>Favourites and laid last</source>
        <translation>Favorites et dernières posées</translation>
    </message>
    <message>
        <source>My boxes</source>
        <translation>Mes boîtes</translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation>Toutes les boîtes</translation>
    </message>
    <message>
        <source>Tiles in no box</source>
        <translation>Tuiles d’aucune boîte</translation>
    </message>
    <message>
        <source>In other boxes</source>
        <translation>Dans d’autres boîtes</translation>
    </message>
</context>
<context>
    <name>OpenRoadEnd</name>
    <message>
        <source>The road of %1 is open at its %2 edge.</source>
        <translation>La route de %1 est ouverte à son bord %2.</translation>
    </message>
</context>
<context>
    <name>Output</name>
    <message>
        <source>would be replaced, and what cannot be read in it would be lost: %1</source>
        <translation>serait remplacé, et ce qui n’y est pas lisible serait perdu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Name another file, or remove this one first</source>
        <translation>Indiquez un autre fichier, ou supprimez d’abord celui-ci</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>n’a pas pu être écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>sortie standard</translation>
    </message>
</context>
<context>
    <name>OverlayOption</name>
    <message>
        <source>A file of tiles or boxes of your own, which adds to the catalogue or corrects it; may be given several times.</source>
        <translation>Un fichier de vos propres tuiles ou boîtes, qui complète ou corrige le catalogue&#x202f;; peut être donné plusieurs fois.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>tile %1 is passed over: nothing describes it</source>
        <translation>la tuile %1 est ignorée&#xa0;: rien ne la décrit</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>boîte %1</translation>
    </message>
    <message>
        <source>Correct the number, or add the tile&apos;s sides</source>
        <translation>Corrigez le numéro ou ajoutez les faces de la tuile</translation>
    </message>
    <message>
        <source>with it tile files hold more than %1 values together</source>
        <translation>avec lui, les fichiers de tuiles contiennent ensemble plus de %1 valeurs</translation>
    </message>
    <message>
        <source>Leave out tiles that are not needed</source>
        <translation>Laissez de côté les tuiles dont on n’a pas besoin</translation>
    </message>
</context>
<context>
    <name>OverviewPages</name>
    <message>
        <source>Service</source>
        <translation>Assistance</translation>
    </message>
    <message>
        <source>Timetable</source>
        <translation>Horaires</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boîtes</translation>
    </message>
    <message>
        <source>What we play with</source>
        <translation>Ce que nous jouons</translation>
    </message>
    <message>
        <source>Pit stop</source>
        <translation>Arrêt aux stands</translation>
    </message>
    <message>
        <source>%1 at the table</source>
        <translation>%1 de jeu</translation>
    </message>
</context>
<context>
    <name>PacenoteWords</name>
    <message>
        <source>Hairpin left</source>
        <translation>Épingle gauche</translation>
    </message>
    <message>
        <source>Hairpin right</source>
        <translation>Épingle droite</translation>
    </message>
    <message>
        <source>Left %1</source>
        <translation>Gauche %1</translation>
    </message>
    <message>
        <source>Right %1</source>
        <translation>Droite %1</translation>
    </message>
    <message>
        <source>long</source>
        <translation>long</translation>
    </message>
    <message>
        <source>tightens</source>
        <translation>se referme</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>dérapage</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>corde</translation>
    </message>
    <message>
        <source>don&apos;t cut</source>
        <translation>ne&#xa0;pas&#xa0;couper</translation>
    </message>
    <message>
        <source>Onto asphalt</source>
        <translation>Sur asphalte</translation>
    </message>
    <message>
        <source>Onto gravel</source>
        <translation>Sur terre</translation>
    </message>
    <message>
        <source>Onto snow</source>
        <translation>Sur neige</translation>
    </message>
    <message>
        <source>Caution!</source>
        <translation>Attention&#x202f;!</translation>
    </message>
    <message>
        <source>Jump from gear %1</source>
        <translation>Bosse (rapport&#xa0;%1+)</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Gué</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how often a call is made</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Hairpin left %1</source>
        <translation>Épingle gauche %1</translation>
    </message>
    <message>
        <source>Hairpin right %1</source>
        <translation>Épingle droite %1</translation>
    </message>
    <message>
        <source>Uphill</source>
        <translation>Montée</translation>
    </message>
    <message>
        <source>Downhill</source>
        <translation>Pente</translation>
    </message>
    <message>
        <source>Asphalt</source>
        <translation>Asphalte</translation>
    </message>
    <message>
        <source>Gravel</source>
        <translation>Terre</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Neige</translation>
    </message>
</context>
<context>
    <name>PackFile</name>
    <message numerus="yes">
        <source>holds more than %n item(s)</source>
        <translation>
            <numerusform>contient plus de %n élément</numerusform>
            <numerusform>contient plus de %n éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>is no option that this program knows</source>
        <translation>n’est pas une option que ce programme connaît</translation>
    </message>
    <message>
        <source>must be a time of day, as in 19:00</source>
        <translation>doit être une heure, comme 19:00</translation>
    </message>
    <message>
        <source>must be text, in quotes</source>
        <translation>doit être un texte entre guillemets</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>est donné deux fois</translation>
    </message>
    <message>
        <source>must be a plain name in the folder stages</source>
        <translation>doit être un simple nom dans le dossier stages</translation>
    </message>
    <message>
        <source>Write it as in stages/01-name.json</source>
        <translation>Écrivez-le comme stages/01-name.json</translation>
    </message>
    <message>
        <source>must be whole seconds</source>
        <translation>doit être un nombre entier de secondes</translation>
    </message>
    <message>
        <source>has the id of another driver</source>
        <translation>a l’identifiant d’un autre pilote</translation>
    </message>
    <message>
        <source>is in a session that is not there or is over</source>
        <translation>est dans une séance qui n’existe pas ou est terminée</translation>
    </message>
    <message>
        <source>Sessions are counted from 0 and do not go back</source>
        <translation>Les séances se comptent à partir de 0 et ne reviennent pas en arrière</translation>
    </message>
    <message>
        <source>has the id of another stage</source>
        <translation>a l’identifiant d’une autre spéciale</translation>
    </message>
    <message>
        <source>has the file of another stage</source>
        <translation>a le fichier d’une autre spéciale</translation>
    </message>
    <message>
        <source>does not make a rally</source>
        <translation>ne forme pas un rallye</translation>
    </message>
</context>
<context>
    <name>PackReader</name>
    <message>
        <source>this is no rally pack: no entry pack.json</source>
        <translation>ce n’est pas un paquet de rallye&#xa0;: il n’y a pas d’entrée pack.json</translation>
    </message>
    <message>
        <source>the stage is not in the pack</source>
        <translation>la spéciale n’est pas dans le paquet</translation>
    </message>
    <message>
        <source>Ask whoever made the pack for a whole one</source>
        <translation>Demandez un paquet complet à son auteur</translation>
    </message>
    <message>
        <source>pack.json does not name this stage; it is kept, but not shown</source>
        <translation>pack.json ne nomme pas cette spéciale&#x202f;; elle est conservée, mais pas affichée</translation>
    </message>
    <message>
        <source>Unpack it, and choose a file that is in it</source>
        <translation>Décompressez-la et choisissez un fichier qu’elle contient</translation>
    </message>
    <message>
        <source>with it the texts of the pack hold more than %1 values together</source>
        <translation>avec lui, les textes du paquet contiennent ensemble plus de %1 valeurs</translation>
    </message>
    <message>
        <source>Part the rally into several packs</source>
        <translation>Répartissez le rallye sur plusieurs paquets</translation>
    </message>
</context>
<context>
    <name>PackWriter</name>
    <message>
        <source>Leave something out</source>
        <translation>Laissez quelque chose de côté</translation>
    </message>
    <message>
        <source>is larger than a pack&apos;s entry may be (%1 MB)</source>
        <translation>dépasse la taille permise à une entrée du paquet (%1&#xa0;Mo)</translation>
    </message>
    <message>
        <source>the pack is larger than it may be (%1 MB)</source>
        <translation>le paquet dépasse la taille permise (%1&#xa0;Mo)</translation>
    </message>
    <message numerus="yes">
        <source>the pack has more than %n entries</source>
        <translation>
            <numerusform>le paquet a plus de %n entrée</numerusform>
            <numerusform>le paquet a plus de %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>holds more than %1 values</source>
        <translation>contient plus de %1 valeurs</translation>
    </message>
    <message>
        <source>the texts of the pack hold more than %1 values together</source>
        <translation>les textes du paquet contiennent ensemble plus de %1 valeurs</translation>
    </message>
</context>
<context>
    <name>PageFlow</name>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (suite)</translation>
    </message>
</context>
<context>
    <name>PageNumbers</name>
    <message>
        <source>&quot;%1&quot; is no page</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une page</translation>
    </message>
    <message>
        <source>Give numbers of pages, with commas between, as 1,3-5</source>
        <translation>Donnez des numéros de pages séparés par des virgules, comme 1,3-5</translation>
    </message>
    <message>
        <source>there is no page %1</source>
        <translation>il n’y a pas de page %1</translation>
    </message>
    <message>
        <source>The last page is %1</source>
        <translation>La dernière page est la %1</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Spéciale</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Stages of this game have no palette</source>
        <translation>Les spéciales de ce jeu n’ont pas de palette</translation>
    </message>
    <message>
        <source>Stages of this game have no tokens</source>
        <translation>Les spéciales de ce jeu n’ont pas de jetons</translation>
    </message>
    <message>
        <source>Pieces of this game have no details</source>
        <translation>Les pièces de ce jeu n’ont pas de détails</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Spéciales</translation>
    </message>
    <message>
        <source>Ideas</source>
        <translation>Idées</translation>
    </message>
    <message>
        <source>There are no ideas for stages of this game</source>
        <translation>Il n’y a pas d’idées pour les spéciales de ce jeu</translation>
    </message>
</context>
<context>
    <name>PastedResults</name>
    <message>
        <source>&quot;%1&quot; means nothing there</source>
        <translation>«&#x202f;%1&#x202f;» n’y veut rien dire</translation>
    </message>
    <message>
        <source>there is no time yet</source>
        <translation>il n’y a pas encore de temps</translation>
    </message>
    <message numerus="yes">
        <source>There are %n line(s) more than drivers.</source>
        <translation>
            <numerusform>Il y a %n ligne de plus que de pilotes.</numerusform>
            <numerusform>Il y a %n lignes de plus que de pilotes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Et encore %n.</numerusform>
            <numerusform>Et encore %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no column for &quot;%1&quot;</source>
        <translation>il n’y a pas de colonne pour «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a driver, and why an entry is not taken</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>PercentText</name>
    <message>
        <source>under 1 %</source>
        <translation>moins de 1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>the picture would have %1 x %2 pixels; the most is %3 a side and %4 million in all</source>
        <translation>l’image ferait %1 × %2 pixels&#x202f;; le maximum est de %3 par côté et de %4 millions en tout</translation>
    </message>
    <message>
        <source>Choose fewer pixels for a tile, or SVG or PDF</source>
        <translation>Choisissez moins de pixels par tuile, ou bien SVG ou PDF</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>il n’y a pas assez de mémoire pour l’image</translation>
    </message>
    <message>
        <source>Choose fewer pixels for a tile</source>
        <translation>Choisissez moins de pixels par tuile</translation>
    </message>
    <message>
        <source>the page would be %1 x %2 cm; the most is %3 cm a side</source>
        <translation>la page ferait %1 × %2&#xa0;cm&#x202f;; le maximum est de %3&#xa0;cm par côté</translation>
    </message>
    <message>
        <source>Choose SVG</source>
        <translation>Choisissez SVG</translation>
    </message>
    <message>
        <source>pictures are not written to such files</source>
        <translation>les images ne s’écrivent pas dans de tels fichiers</translation>
    </message>
    <message>
        <source>Give it one of the endings %1</source>
        <translation>Donnez-lui l’une des extensions %1</translation>
    </message>
</context>
<context>
    <name>PictureOptions</name>
    <message>
        <source>The file to write; its ending says as what: %1.</source>
        <translation>Le fichier à écrire&#x202f;; son extension indique le format&#xa0;: %1.</translation>
    </message>
    <message>
        <source>In greys, to be printed without colour.</source>
        <translation>En niveaux de gris, pour imprimer sans couleur.</translation>
    </message>
    <message>
        <source>For PNG: the width of a tile, corner to corner, in pixels. Left out: %1.</source>
        <translation>Pour PNG&#xa0;: la largeur d’une tuile, de sommet à sommet, en pixels. Par défaut&#xa0;: %1.</translation>
    </message>
    <message>
        <source>What to write: %1. Left out: what the ending says, SVG to standard output.</source>
        <translation>Le format à écrire&#xa0;: %1. Par défaut&#xa0;: celui qu’indique l’extension, SVG sur la sortie standard.</translation>
    </message>
    <message>
        <source>there are no pictures of kind &quot;%1&quot;</source>
        <translation>il n’y a pas d’images de type «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>--to takes one of %1</source>
        <translation>--to accepte l’un de ces formats&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PictureWindow</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Stages of this game can be viewed, not edited</source>
        <translation>Les spéciales de ce jeu peuvent être vues, pas modifiées</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>asphalt on %n piece(s)</source>
        <translation>
            <numerusform>asphalte sur %n pièce</numerusform>
            <numerusform>asphalte sur %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gravel on %n piece(s)</source>
        <translation>
            <numerusform>terre sur %n pièce</numerusform>
            <numerusform>terre sur %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow on %n piece(s)</source>
        <translation>
            <numerusform>neige sur %n pièce</numerusform>
            <numerusform>neige sur %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Pieces needed</source>
        <translation>Pièces nécessaires</translation>
    </message>
    <message>
        <source>Pieces on the table</source>
        <translation>Pièces sur la table</translation>
    </message>
    <message>
        <source>Pieces from stage to stage</source>
        <translation>Pièces d’une spéciale à l’autre</translation>
    </message>
    <message>
        <source>The boxes hold all these pieces.</source>
        <translation>Les boîtes contiennent toutes ces pièces.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are short:</source>
        <translation>
            <numerusform>Il manque %n pièce&#xa0;:</numerusform>
            <numerusform>Il manque %n pièces&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is short: %2 needed, %3 in the boxes</source>
        <translation>Il manque %1&#xa0;: %2 nécessaires, %3 dans les boîtes</translation>
    </message>
    <message>
        <source>No order lays fewer pieces than the one they are in: %1.</source>
        <translation>Aucun ordre ne pose moins de pièces que l’actuel&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>No better order was found than the one they are in: it lays %n piece(s), and none needs fewer than %1.</source>
        <translation>
            <numerusform>Aucun meilleur ordre que l’actuel n’a été trouvé&#xa0;: il pose %n pièce, et aucun n’en demande moins de %1.</numerusform>
            <numerusform>Aucun meilleur ordre que l’actuel n’a été trouvé&#xa0;: il pose %n pièces, et aucun n’en demande moins de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are laid instead of %1, and no order lays fewer: %2.</source>
        <translation>
            <numerusform>%n pièce est posée au lieu de %1, et aucun ordre n’en pose moins&#xa0;: %2.</numerusform>
            <numerusform>%n pièces sont posées au lieu de %1, et aucun ordre n’en pose moins&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are laid instead of %1, and no order needs fewer than %2: %3.</source>
        <translation>
            <numerusform>%n pièce est posée au lieu de %1, et aucun ordre n’en demande moins de %2&#xa0;: %3.</numerusform>
            <numerusform>%n pièces sont posées au lieu de %1, et aucun ordre n’en demande moins de %2&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid at the same time, these stages need more pieces than there are: %1. They lack %2.</source>
        <translation>Posées en même temps, ces spéciales demandent plus de pièces qu’il n’y en a&#xa0;: %1. Il leur manque %2.</translation>
    </message>
    <message>
        <source>Losses of control and turns, piece by piece</source>
        <translation>Pertes de contrôle et tours de jeu, pièce par pièce</translation>
    </message>
    <message numerus="yes">
        <source>%1: control is lost there %n time(s) in 100 drives; %2 turns of a drive end there, in gear %3 on average.</source>
        <translation>
            <numerusform>%1&#xa0;: on y perd le contrôle %n fois sur 100 passages&#x202f;; %2 tours de jeu d’un passage y finissent, en moyenne sur le rapport %3.</numerusform>
            <numerusform>%1&#xa0;: on y perd le contrôle %n fois sur 100 passages&#x202f;; %2 tours de jeu d’un passage y finissent, en moyenne sur le rapport %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces from %1</source>
        <translation>Pièces de %1</translation>
    </message>
    <message>
        <source>There is service after %1, but nothing of the stage says so.</source>
        <translation>Il y a une assistance après %1, mais rien dans la spéciale ne le dit.</translation>
    </message>
    <message>
        <source>%1 is to be followed by service, but there is none after it.</source>
        <translation>%1 doit être suivie d’une assistance, mais il n’y en a pas ensuite.</translation>
    </message>
</context>
<context>
    <name>PipedFiles</name>
    <message>
        <source>cannot be read: %1</source>
        <translation>n’a pas pu être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Check that it may be read</source>
        <translation>Vérifiez le droit de le lire</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrée standard</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>SERVICE</source>
        <comment>lettering on the yard, capitals</comment>
        <translation>ASSISTANCE</translation>
    </message>
    <message>
        <source>PIT</source>
        <comment>lettering on the pit lane, capitals</comment>
        <translation>STANDS</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>Planning the evening…</source>
        <translation>Planification de la soirée en cours…</translation>
    </message>
    <message>
        <source>No stage can be driven yet.</source>
        <translation>Aucune spéciale ne peut encore être parcourue.</translation>
    </message>
    <message>
        <source>%1 in all, until %2.</source>
        <translation>%1 en tout, jusqu’à %2.</translation>
    </message>
    <message>
        <source>%1 in all.</source>
        <translation>%1 en tout.</translation>
    </message>
    <message>
        <source>Without %1, which cannot be driven yet.</source>
        <translation>Sans %1, que l’on ne peut pas encore parcourir.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n stage(s) are over in time.</source>
        <translation>
            <numerusform>Spéciales terminées à temps&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Spéciales terminées à temps&#xa0;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ways to make it fit</source>
        <translation>Pour que cela tienne</translation>
    </message>
    <message>
        <source>Change of stages</source>
        <translation>Changement de spéciale</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1, then service</source>
        <translation>%1, puis assistance</translation>
    </message>
    <message>
        <source>Timetable</source>
        <translation>Horaire</translation>
    </message>
    <message>
        <source>Driving</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Changes of stages</source>
        <translation>Changements de spéciale</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Pauses</translation>
    </message>
    <message>
        <source>Setting up, on top</source>
        <translation>Mise en place, en plus</translation>
    </message>
    <message>
        <source>Total time</source>
        <translation>Temps total</translation>
    </message>
    <message>
        <source>%1 cannot be driven: %2</source>
        <translation>%1 ne peut pas être parcourue&#xa0;: %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message numerus="yes">
        <source>The evening is being planned: %1 of %n stage(s) so far.</source>
        <translation>
            <numerusform>Planification de la soirée&#xa0;: %1 spéciale sur %n jusqu’ici.</numerusform>
            <numerusform>Planification de la soirée&#xa0;: %1 spéciales sur %n jusqu’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>It fits, with %1 to spare.</source>
        <translation>Cela tient, avec une marge de %1.</translation>
    </message>
    <message>
        <source>That is %1 too long.</source>
        <translation>Cela dépasse de %1.</translation>
    </message>
    <message>
        <source>By rules of your own: %1.</source>
        <translation>Selon vos propres règles&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n race(s) are over in time.</source>
        <translation>
            <numerusform>%1 course sur %n finit à temps.</numerusform>
            <numerusform>%1 courses sur %n finissent à temps.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change of circuits</source>
        <translation>Changement de circuit</translation>
    </message>
    <message>
        <source>Changes of circuits</source>
        <translation>Changements de circuit</translation>
    </message>
    <message>
        <source>No race can be driven yet.</source>
        <translation>Aucune course ne peut encore être courue.</translation>
    </message>
    <message>
        <source>Find one</source>
        <translation>En chercher une</translation>
    </message>
</context>
<context>
    <name>PlayerRules</name>
    <message>
        <source>One to four play, and here it is %1: the box has things for four.</source>
        <translation>On joue d’un à quatre, et ici ils sont %1&#xa0;: la boîte suffit pour quatre.</translation>
    </message>
    <message>
        <source>One player drives against the ghost driver, and here it is %1.</source>
        <translation>Un seul joueur affronte le pilote fantôme, et ici ils sont %1.</translation>
    </message>
    <message>
        <source>A single player drives solo, against the ghost driver.</source>
        <translation>Un joueur seul roule en solo, contre le pilote fantôme.</translation>
    </message>
    <message>
        <source>Play solo</source>
        <translation>Jouer en solo</translation>
    </message>
    <message>
        <source>The box has no driver &quot;%1&quot;, but %2.</source>
        <translation>La boîte n’a pas de pilote «&#x202f;%1&#x202f;», mais %2.</translation>
    </message>
    <message>
        <source>%1 drives for two players; the box has each driver once.</source>
        <translation>%1 roule pour deux joueurs&#x202f;; la boîte a chaque pilote une fois.</translation>
    </message>
    <message>
        <source>%1 drives for player %2</source>
        <translation>%1 roule pour le joueur %2</translation>
    </message>
    <message>
        <source>In a trial nobody has driver cards.</source>
        <translation>Dans un essai, personne n’a de cartes de pilote.</translation>
    </message>
    <message>
        <source>Leave the drivers out</source>
        <translation>Laisser les pilotes de côté</translation>
    </message>
    <message>
        <source>No driver is chosen for player %1.</source>
        <translation>Aucun pilote n’est choisi pour le joueur %1.</translation>
    </message>
    <message>
        <source>Player %1 begins with %2 damage tokens flipped; the rulebook knows one or two.</source>
        <translation>Le joueur %1 commence avec %2 jetons de dégâts retournés&#x202f;; la règle en connaît un ou deux.</translation>
    </message>
    <message>
        <source>Flip two damage tokens</source>
        <translation>Retourner deux jetons de dégâts</translation>
    </message>
    <message>
        <source>The players begin with different damage: a handicap that the rulebook does not know.</source>
        <translation>Les joueurs commencent avec des dégâts différents&#xa0;: un handicap que la règle ne connaît pas.</translation>
    </message>
</context>
<context>
    <name>PlayersDiffer</name>
    <message numerus="yes">
        <source>At %1 %n player(s) have a place, and the evening is planned for %2.</source>
        <translation>
            <numerusform>À %1, %n joueur a une place, et la soirée est prévue pour %2.</numerusform>
            <numerusform>À %1, %n joueurs ont une place, et la soirée est prévue pour %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places for %n player(s) at %1</source>
        <translation>
            <numerusform>Une place pour %n joueur à %1</numerusform>
            <numerusform>Des places pour %n joueurs à %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>must be at most %1 numbers</source>
        <translation>doit avoir %1 nombres au plus</translation>
    </message>
    <message>
        <source>must be whole numbers up to %1</source>
        <translation>doivent être des entiers jusqu’à %1</translation>
    </message>
    <message>
        <source>Rally world, with power stage</source>
        <translation>Monde du rallye, avec Power Stage</translation>
    </message>
    <message>
        <source>Circuit world, with fastest lap</source>
        <translation>Monde du circuit, avec tour le plus rapide</translation>
    </message>
    <message>
        <source>One&apos;s own</source>
        <translation>Barème à soi</translation>
    </message>
    <message>
        <source>must hold at least one table</source>
        <translation>doit contenir au moins un barème</translation>
    </message>
</context>
<context>
    <name>PreparedRallyTexts</name>
    <message>
        <source>with this stage the rally is too long to be driven: the most is %1 spaces, all laps counted</source>
        <translation>avec cette spéciale, le rallye est trop long pour être couru&#xa0;: le maximum est de %1 cases, tous les tours comptés</translation>
    </message>
    <message>
        <source>Make two rallies of it, or lay fewer tiles</source>
        <translation>Faites-en deux rallyes ou posez moins de tuiles</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>The printer reports an error.</source>
        <translation>L’imprimante signale une erreur.</translation>
    </message>
    <message>
        <source>Drawing the pages…</source>
        <translation>Dessin des pages en cours…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>PrinterChoice</name>
    <message>
        <source>none of the pages is among those chosen</source>
        <translation>aucune des pages ne fait partie du choix</translation>
    </message>
    <message>
        <source>Choose other pages</source>
        <translation>Choisissez d’autres pages</translation>
    </message>
</context>
<context>
    <name>RaceCommand</name>
    <message>
        <source>say what a race of several cars is like</source>
        <translation>dire à quoi ressemble une course de plusieurs voitures</translation>
    </message>
    <message>
        <source>Says what a race of several cars on a stage or circuit is like: rounds, wins by place on
the grid, passes, how often cars are held up and where, minutes at the table.</source>
        <translation>Dit à quoi ressemble une course de plusieurs voitures sur une spéciale ou un circuit&#x202f;: tours de
jeu, victoires par place sur la grille, dépassements, voitures bloquées et où, minutes à table.</translation>
    </message>
    <message>
        <source>races are simulated on hexagonal tiles alone</source>
        <translation>les courses ne sont simulées que sur des tuiles hexagonales</translation>
    </message>
    <message>
        <source>&quot;stagewright estimate&quot; says how long a stage of this game takes</source>
        <translation>«&#xa0;stagewright estimate&#xa0;» indique combien de temps prend une spéciale de ce jeu</translation>
    </message>
</context>
<context>
    <name>RaceOptions</name>
    <message>
        <source>How many cars race, 1 to %1. Left out: %2.</source>
        <translation>Combien de voitures courent, 1 à %1. Omis&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Laps of a circuit, 1 to %1. Left out: those of the file.</source>
        <translation>Tours d’un circuit, de 1 à %1. Par défaut&#xa0;: ceux du fichier.</translation>
    </message>
    <message>
        <source>How they drive: %1; one for all, or one for each place on the grid, with commas between. Left out: %2.</source>
        <translation>Comment elles roulent&#x202f;: %1&#x202f;; un pour toutes, ou un par place sur la grille, séparés par des virgules. Omis&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Which dashboard of the rules, by its id; one for all, or one for each place on the grid. Left out: the one that the file says, or the first for the surface of the stage.</source>
        <translation>Quel tableau de bord des règles, par son identifiant&#x202f;; un pour toutes, ou un par place sur la grille de départ. Omis&#x202f;: celui que dit le fichier, ou le premier pour la surface de la spéciale.</translation>
    </message>
    <message>
        <source>Where the first corner bends right the grid is counted from the right, so that the pole is inside.</source>
        <translation>Là où le premier virage tourne à droite, la grille est comptée depuis la droite, pour que la pole soit à l&apos;intérieur.</translation>
    </message>
    <message>
        <source>How many races to simulate. Left out: %1.</source>
        <translation>Combien de courses simuler. Omis&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Simulate until the mean rounds of the first car are known to so many to either side (95 %).</source>
        <translation>Simuler jusqu&apos;à ce que la moyenne des tours de jeu de la première voiture soit connue à tant près (95 %).</translation>
    </message>
    <message>
        <source>A number; the same gives the same races. Left out: 1.</source>
        <translation>Un nombre&#x202f;; le même donne les mêmes courses. Omis&#x202f;: 1.</translation>
    </message>
    <message>
        <source>there is no driver &quot;%1&quot;. There are: %2</source>
        <translation>il n&apos;y a pas de pilote «&#x202f;%1&#x202f;». Il y a&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>--drivers takes one for all, or %n, one for each car</source>
        <translation>
            <numerusform>--drivers prend un pilote pour toutes, ou %n, un par voiture</numerusform>
            <numerusform>--drivers prend un pilote pour toutes, ou %n, un par voiture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--dashboard takes one for all, or %n, one for each car</source>
        <translation>
            <numerusform>--dashboard en prend un pour toutes, ou %n, un par voiture</numerusform>
            <numerusform>--dashboard en prend un pour toutes, ou %n, un par voiture</numerusform>
        </translation>
    </message>
    <message>
        <source>--ci takes a number of rounds from 0.0001 up</source>
        <translation>--ci prend un nombre de tours de jeu à partir de 0.0001</translation>
    </message>
    <message>
        <source>Who is foremost has the leader die (DIRT, on gravel).</source>
        <translation>La voiture de tête a le dé gaz orange (DIRT, sur terre).</translation>
    </message>
    <message>
        <source>Second or focus tokens: drivers go flat out where that pays, and make dice safe.</source>
        <translation>Jetons de secondes ou de concentration&#x202f;: les pilotes passent en grosse attaque là où cela paie, et sécurisent des dés.</translation>
    </message>
    <message>
        <source>A loss of control costs dice as its damage says.</source>
        <translation>Une perte de contrôle coûte des dés, selon les dégâts.</translation>
    </message>
    <message>
        <source>Drivers change tyres or have damage repaired where that pays (GT).</source>
        <translation>Les pilotes changent de pneus ou font réparer là où cela paie (GT).</translation>
    </message>
    <message>
        <source>The weather changes as the tokens say (GT).</source>
        <translation>La météo change selon les jetons (GT).</translation>
    </message>
    <message>
        <source>Where a yellow flag lies nobody drives beside another (GT).</source>
        <translation>Là où est posé un drapeau jaune, personne ne se met à côté d’une autre voiture (GT).</translation>
    </message>
    <message>
        <source>Drivers may begin with a flying start, and do if it pays.</source>
        <translation>Les pilotes peuvent prendre un départ lancé, et le font quand c’est avantageux.</translation>
    </message>
    <message>
        <source>In the highest gear brake dice may be used as coast dice.</source>
        <translation>Sur le plus haut rapport, les dés de frein peuvent servir de dés gaz.</translation>
    </message>
    <message>
        <source>Shortcuts throw mud onto the road for those who follow (DIRT).</source>
        <translation>Les raccourcis projettent de la boue sur la route de ceux qui suivent (DIRT).</translation>
    </message>
    <message>
        <source>On gravel a shortcut that went well is clean: who follows draws no token there (DIRT).</source>
        <translation>Sur terre, une corde bien passée est propre&#x202f;: ceux qui suivent n’y tirent pas de jeton (DIRT).</translation>
    </message>
    <message>
        <source>Shortcuts cost a coast die where their token says so, as with --damage (DIRT).</source>
        <translation>Les cordes coûtent un dé gaz quand leur jeton le dit, comme avec --damage (DIRT).</translation>
    </message>
</context>
<context>
    <name>RaceReport</name>
    <message>
        <source>%1: %2 %</source>
        <translation>%1&#x202f;: %2 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>races</source>
        <translation>courses</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n car(s) over %2</source>
        <translation>
            <numerusform>%1 de %n voiture sur %2</numerusform>
            <numerusform>%1 de %n voitures sur %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>tours de jeu</translation>
    </message>
    <message>
        <source>%1 until the first car is in, %2 until the last</source>
        <translation>%1 jusqu&apos;à l&apos;arrivée de la première voiture, %2 jusqu&apos;à la dernière</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at the table, %1 turns of all cars</source>
        <translation>
            <numerusform>%n minute à table, %1 tours de toutes les voitures</numerusform>
            <numerusform>%n minutes à table, %1 tours de toutes les voitures</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victoires</translation>
    </message>
    <message>
        <source>%1 (by place on the grid)</source>
        <translation>%1 (par place sur la grille)</translation>
    </message>
    <message>
        <source>times</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>dépassements</translation>
    </message>
    <message>
        <source>%1 on the road, %2 of a car that has lost control, %3 on the line; %4 changes of the lead</source>
        <translation>%1 sur la route, %2 d&apos;une voiture qui a perdu le contrôle, %3 sur la ligne&#x202f;; %4 changements de leader</translation>
    </message>
    <message>
        <source>held up</source>
        <translation>bloquées</translation>
    </message>
    <message>
        <source>%1 turns, and %2 are hindered, by %3 s in all</source>
        <translation>%1 tours, et %2 sont gênés, de %3 s en tout</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>%1 moves from the last car to the line when the first is in</source>
        <translation>%1 coups de la dernière voiture à la ligne quand la première est arrivée</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>pertes</translation>
    </message>
    <message>
        <source>%1 of control in a race; %2 off the road</source>
        <translation>%1 de contrôle par course&#x202f;; %2 hors de la route</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>%1, dashboard &quot;%2&quot;</source>
        <translation>%1, tableau de bord «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>%1 turns flat out for %2 tokens, of which %3 are spent</source>
        <translation>%1 tours en grosse attaque pour %2 jetons, dont %3 dépensés</translation>
    </message>
    <message>
        <source>%1 damage tokens, %2 cars retire</source>
        <translation>%1 jetons de dégâts, %2 voitures abandonnent</translation>
    </message>
    <message>
        <source>%1 pit stops</source>
        <translation>%1 arrêts au stand</translation>
    </message>
    <message>
        <source>%1 changes of weather</source>
        <translation>%1 changements de météo</translation>
    </message>
    <message>
        <source>%1 yellow flags</source>
        <translation>%1 drapeaux jaunes</translation>
    </message>
    <message>
        <source>mud %1 times</source>
        <translation>de la boue %1 fois</translation>
    </message>
    <message>
        <source>also</source>
        <translation>de plus</translation>
    </message>
    <message>
        <source>%1 shortcuts cleaned</source>
        <translation>%1 cordes nettoyées</translation>
    </message>
    <message>
        <source>%1 shortcuts cost a coast die</source>
        <translation>%1 cordes coûtent un dé gaz</translation>
    </message>
</context>
<context>
    <name>RaceSimulator</name>
    <message numerus="yes">
        <source>the grid has %n place(s), too few for the cars</source>
        <translation>
            <numerusform>la grille a %n place, trop peu pour les voitures</numerusform>
            <numerusform>la grille a %n places, trop peu pour les voitures</numerusform>
        </translation>
    </message>
    <message>
        <source>Let fewer cars race</source>
        <translation>Faites courir moins de voitures</translation>
    </message>
    <message>
        <source>the road is too long for a race: it has %1 spaces, all laps counted, and the most is %2</source>
        <translation>la route est trop longue pour une course&#x202f;: elle a %1 cases, tous les tours comptés, et le maximum est %2</translation>
    </message>
    <message>
        <source>Choose fewer laps, or lay fewer tiles</source>
        <translation>Choisissez moins de tours ou posez moins de tuiles</translation>
    </message>
    <message>
        <source>the rules have no leader die for the dashboard &quot;%1&quot;</source>
        <translation>les règles n&apos;ont pas de dé gaz orange pour le tableau de bord «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Omettez-le</translation>
    </message>
    <message>
        <source>the rules of %1 have no %2</source>
        <translation>les règles de %1 ne connaissent pas&#x202f;: %2</translation>
    </message>
    <message>
        <source>flying start</source>
        <translation>départ lancé</translation>
    </message>
    <message>
        <source>changes of weather</source>
        <translation>changements de météo</translation>
    </message>
    <message>
        <source>yellow flags</source>
        <translation>drapeaux jaunes</translation>
    </message>
    <message>
        <source>mud</source>
        <translation>boue</translation>
    </message>
    <message>
        <source>pit stops</source>
        <translation>arrêts au stand</translation>
    </message>
    <message>
        <source>cleaned shortcuts</source>
        <translation>cordes nettoyées</translation>
    </message>
    <message>
        <source>dirty shortcuts</source>
        <translation>cordes sales</translation>
    </message>
</context>
<context>
    <name>RaceTime</name>
    <message>
        <source>&quot;%1&quot; is not a time</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un temps</translation>
    </message>
    <message>
        <source>Write it as in 1:37, or in seconds, 97</source>
        <translation>Écrivez-le comme 1:37, ou en secondes, 97</translation>
    </message>
    <message>
        <source>no stage takes longer than a day</source>
        <translation>aucune spéciale ne dure plus d’un jour</translation>
    </message>
    <message>
        <source>a minute has no %1 seconds</source>
        <translation>une minute n’a pas %1 secondes</translation>
    </message>
</context>
<context>
    <name>RaceWords</name>
    <message>
        <source>No passing.</source>
        <translation>Aucun dépassement.</translation>
    </message>
    <message>
        <source>Little passing: %1 a lap, most of it at %2.</source>
        <translation>Peu de dépassements&#x202f;: %1 par tour, la plupart en %2.</translation>
    </message>
    <message>
        <source>Little passing: %1 a race, most of it at %2.</source>
        <translation>Peu de dépassements&#x202f;: %1 par course, la plupart en %2.</translation>
    </message>
    <message>
        <source>Some passing: %1 a lap, most of it at %2.</source>
        <translation>Quelques dépassements&#x202f;: %1 par tour, la plupart en %2.</translation>
    </message>
    <message>
        <source>Some passing: %1 a race, most of it at %2.</source>
        <translation>Quelques dépassements&#x202f;: %1 par course, la plupart en %2.</translation>
    </message>
    <message>
        <source>Much passing: %1 a lap, most of it at %2.</source>
        <translation>Beaucoup de dépassements&#x202f;: %1 par tour, la plupart en %2.</translation>
    </message>
    <message>
        <source>Much passing: %1 a race, most of it at %2.</source>
        <translation>Beaucoup de dépassements&#x202f;: %1 par course, la plupart en %2.</translation>
    </message>
    <message>
        <source>Pole is worth nothing.</source>
        <translation>La pole ne vaut rien.</translation>
    </message>
    <message>
        <source>Pole is worth %1 %.</source>
        <translation>La pole vaut %1 %.</translation>
    </message>
    <message>
        <source>Pole costs %1 %.</source>
        <translation>La pole coûte %1 %.</translation>
    </message>
    <message>
        <source>Who starts first takes as long as the others.</source>
        <translation>Qui part le premier met autant de temps que les autres.</translation>
    </message>
    <message>
        <source>Who starts first takes %1 s longer than the others.</source>
        <translation>Qui part le premier met %1 s de plus que les autres.</translation>
    </message>
    <message>
        <source>Who starts first is %1 s faster than the others.</source>
        <translation>Qui part le premier est plus rapide de %1 s que les autres.</translation>
    </message>
    <message>
        <source>One car races against nobody.</source>
        <translation>Une seule voiture ne court contre personne.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>RallyAnswers</name>
    <message>
        <source>is no folder that rallies can be written to</source>
        <translation>n’est pas un dossier où écrire des rallyes</translation>
    </message>
    <message>
        <source>Name a folder, or leave --count out</source>
        <translation>Nommez un dossier, ou omettez --count</translation>
    </message>
    <message>
        <source>%1: %2 of %3 tiles</source>
        <translation>%1&#x202f;: %2 de %3 tuiles</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n spéciale</numerusform>
            <numerusform>%n spéciales</numerusform>
        </translation>
    </message>
    <message>
        <source>no answer: %1</source>
        <translation>pas de réponse&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>RallyCommand</name>
    <message>
        <source>plan a rally: timetable, tiles and totals</source>
        <translation>planifie un rallye&#xa0;: horaire, tuiles et totaux</translation>
    </message>
    <message numerus="yes">
        <source>a rally has at most %n stage(s)</source>
        <translation>
            <numerusform>un rallye a au plus %n spéciale</numerusform>
            <numerusform>un rallye a au plus %n spéciales</numerusform>
        </translation>
    </message>
    <message>
        <source>Plans a rally: timetable with clock times, boxes and tiles, expected times and totals.
With --new, makes one of stages. Leaves with 1 if it cannot be laid as it is meant to.</source>
        <translation>Planifie un rallye&#xa0;: horaire avec les heures, boîtes et tuiles, temps attendus et totaux.
Avec --new, en compose un à partir de spéciales. Se termine par 1 s’il ne peut pas être
posé comme prévu.</translation>
    </message>
</context>
<context>
    <name>RallyContents</name>
    <message numerus="yes">
        <source>%n stages, plan and results: see the menu Rally</source>
        <translation>
            <numerusform>%n spéciale, horaire et résultats&#xa0;: voir le menu Rallye</numerusform>
            <numerusform>%n spéciales, horaire et résultats&#xa0;: voir le menu Rallye</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stages and results: see the menu Rally</source>
        <translation>
            <numerusform>%n spéciale et résultats&#xa0;: voir le menu Rallye</numerusform>
            <numerusform>%n spéciales et résultats&#xa0;: voir le menu Rallye</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stages and a plan: see the menu Rally</source>
        <translation>
            <numerusform>%n spéciale et un horaire&#xa0;: voir le menu Rallye</numerusform>
            <numerusform>%n spéciales et un horaire&#xa0;: voir le menu Rallye</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyExpectedTimes</name>
    <message>
        <source>%1: %2 expected (%3 to %4), %5 turns; %6 % start damaged, %7 % retire</source>
        <translation>%1&#xa0;: %2 attendu (de %3 à %4), %5 tours de jeu&#x202f;; %6&#xa0;% partent endommagées, %7&#xa0;% abandonnent</translation>
    </message>
    <message>
        <source>%1 expected (%2 to %3)</source>
        <translation>%1 attendu (de %2 à %3)</translation>
    </message>
    <message>
        <source>Place %1: %2</source>
        <translation>Place %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>From the first to the last: %1</source>
        <translation>De la première à la dernière&#xa0;: %1</translation>
    </message>
    <message>
        <source>Who leads after the first stage wins %1 % of the rallies.</source>
        <translation>Qui mène après la première spéciale gagne %1&#xa0;% des rallyes.</translation>
    </message>
    <message>
        <source>A car retires in %1 % of its rallies; in %2 % of the rallies some car does.</source>
        <translation>Une voiture abandonne dans %1&#xa0;% de ses rallyes&#x202f;; dans %2&#xa0;% des rallyes, au moins une voiture abandonne.</translation>
    </message>
    <message numerus="yes">
        <source>Driven %n time(s) by cars alike (%1):</source>
        <translation>
            <numerusform>Couru %n fois par des voitures identiques (%1)&#xa0;:</numerusform>
            <numerusform>Couru %n fois par des voitures identiques (%1)&#xa0;:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyForecast</name>
    <message>
        <source>the rally has no stages</source>
        <translation>le rallye n’a pas de spéciales</translation>
    </message>
</context>
<context>
    <name>RallyLength</name>
    <message numerus="yes">
        <source>By the rulebook a rally of %1 has %n stage(s), here there are %2.</source>
        <comment>%2: a number of stages</comment>
        <translation>
            <numerusform>Selon la règle, un rallye de %1 compte %n spéciale, ici il y en a %2.</numerusform>
            <numerusform>Selon la règle, un rallye de %1 compte %n spéciales, ici il y en a %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyOptions</name>
    <message>
        <source>How many play, 1 to %1. Left out: as the rally says.</source>
        <translation>Nombre de joueurs, de 1 à %1. Par défaut&#xa0;: ce que dit le rallye.</translation>
    </message>
    <message>
        <source>When the first stage starts, as in 19:00. Left out: as the rally says, or from 00:00 on.</source>
        <translation>Heure de départ de la première spéciale, comme 19:00. Par défaut&#xa0;: ce que dit le rallye, ou à partir de 00:00.</translation>
    </message>
    <message>
        <source>How long the rally may take. Left out: as the rally says.</source>
        <translation>Durée permise du rallye. Par défaut&#xa0;: ce que dit le rallye.</translation>
    </message>
    <message>
        <source>How many times to drive the rally. Left out: %1.</source>
        <translation>Combien de fois courir le rallye. Par défaut&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A number; the same gives the same drives. Left out: 1.</source>
        <translation>Un nombre&#x202f;; le même donne les mêmes passages. Par défaut&#xa0;: 1.</translation>
    </message>
    <message>
        <source>With --new: the rally&apos;s title.</source>
        <translation>Avec --new&#xa0;: le titre du rallye.</translation>
    </message>
    <message>
        <source>With --new: the file to write.</source>
        <translation>Avec --new&#xa0;: le fichier à écrire.</translation>
    </message>
    <message>
        <source>--start takes a time of day, as in 19:00</source>
        <translation>--start demande une heure, comme 19:00</translation>
    </message>
    <message>
        <source>there is nothing to write</source>
        <translation>il n’y a rien à écrire</translation>
    </message>
    <message>
        <source>no output file is named</source>
        <translation>aucun fichier de sortie n’est indiqué</translation>
    </message>
    <message>
        <source>Name one with -o</source>
        <translation>Indiquez-en un avec -o</translation>
    </message>
    <message>
        <source>one rally is taken at a time</source>
        <translation>un seul rallye est accepté à la fois</translation>
    </message>
    <message>
        <source>To make one of several stages, add --new</source>
        <translation>Pour en composer un de plusieurs spéciales, ajoutez --new</translation>
    </message>
    <message>
        <source>Make a rally of the stage files that are named, in this order, and write it to the file that -o names. There is service after each stage but the last that has a service tile.</source>
        <translation>Compose un rallye des fichiers de spéciales indiqués, dans cet ordre, et l’écrit dans le fichier indiqué par -o. Il y a assistance après chaque spéciale qui a une tuile d’assistance, sauf la dernière.</translation>
    </message>
    <message>
        <source>--rules is for planning a rally, not for --new</source>
        <translation>--rules sert à planifier un rallye, et ne va pas avec --new</translation>
    </message>
    <message>
        <source>-o, --title and --entered go with --new</source>
        <translation>-o, --title et --entered vont avec --new</translation>
    </message>
</context>
<context>
    <name>RallyOutput</name>
    <message>
        <source>only a pack holds tile sets of one&apos;s own</source>
        <translation>seul un paquet de rallye contient des jeux de tuiles personnels</translation>
    </message>
    <message>
        <source>Name a file that ends in .rallypack</source>
        <translation>Indiquez un fichier qui se termine par .rallypack</translation>
    </message>
    <message>
        <source>holds what you entered of a box (%1)</source>
        <translation>contient ce que vous avez saisi d’une boîte (%1)</translation>
    </message>
    <message>
        <source>Whoever gets the pack gets it too</source>
        <translation>Qui reçoit le paquet le reçoit aussi</translation>
    </message>
    <message>
        <source>Put what you have entered of the pieces that the stages use into the pack, as the roads of printed boards in files of --overlay: whoever gets it gets them too.</source>
        <translation>Mettre dans le paquet ce que vous avez saisi du matériel qu’utilisent les spéciales, comme les routes de plateaux imprimés dans des fichiers de --overlay&#xa0;: qui le reçoit les reçoit aussi.</translation>
    </message>
    <message>
        <source>nothing is entered of the pieces that the stages use</source>
        <translation>rien n’est saisi du matériel qu’utilisent les spéciales</translation>
    </message>
    <message>
        <source>Name the file it is in with --overlay</source>
        <translation>Nommez avec --overlay le fichier qui le contient</translation>
    </message>
</context>
<context>
    <name>RallyOverview</name>
    <message numerus="yes">
        <source>asphalt on %n tile(s)</source>
        <translation>
            <numerusform>asphalte sur %n tuile</numerusform>
            <numerusform>asphalte sur %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gravel on %n tile(s)</source>
        <translation>
            <numerusform>terre sur %n tuile</numerusform>
            <numerusform>terre sur %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow on %n tile(s)</source>
        <translation>
            <numerusform>neige sur %n tuile</numerusform>
            <numerusform>neige sur %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) long</source>
        <translation>
            <numerusform>%n case de long</numerusform>
            <numerusform>%n cases de long</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 expected (%2 to %3)</source>
        <translation>temps attendu %1 (de %2 à %3)</translation>
    </message>
    <message>
        <source>Session %1</source>
        <translation>Séance %1</translation>
    </message>
    <message>
        <source>change of stages</source>
        <translation>changement de spéciale</translation>
    </message>
    <message>
        <source>break</source>
        <translation>pause</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Tile %1 is short: %2 needed, %3 in the boxes</source>
        <translation>Il manque des tuiles %1&#xa0;: il en faut %2, il y en a %3 dans les boîtes</translation>
    </message>
    <message>
        <source>Tiles from %1</source>
        <translation>Tuiles de %1</translation>
    </message>
    <message>
        <source>SISU token: once a stage; a service park gives it back</source>
        <translation>Jeton SISU&#xa0;: une fois par spéciale&#xa0;; une assistance le rend</translation>
    </message>
    <message>
        <source>SISU token: once in the rally</source>
        <translation>Jeton SISU&#xa0;: une fois par rallye</translation>
    </message>
    <message>
        <source>Time control: penalties may be taken on after a stage</source>
        <translation>Pointage&#xa0;: on peut prendre des pénalités après une spéciale</translation>
    </message>
    <message>
        <source>One shot: without the leader die</source>
        <translation>One shot&#xa0;: sans dé gaz orange</translation>
    </message>
    <message>
        <source>Flying start</source>
        <translation>Départ lancé</translation>
    </message>
    <message>
        <source>Redline: brake dice go on in the highest gear</source>
        <translation>Zone rouge&#xa0;: les dés de frein restent utilisables au rapport le plus élevé</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n spéciale</numerusform>
            <numerusform>%n spéciales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Driven by rules of your own: %1</source>
        <translation>Couru selon vos propres règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>short circuit</source>
        <translation>circuit court</translation>
    </message>
    <message>
        <source>short stage</source>
        <translation>spéciale courte</translation>
    </message>
    <message>
        <source>standard circuit</source>
        <translation>circuit standard</translation>
    </message>
    <message>
        <source>standard stage</source>
        <translation>spéciale standard</translation>
    </message>
    <message>
        <source>long circuit</source>
        <translation>circuit long</translation>
    </message>
    <message>
        <source>long stage</source>
        <translation>spéciale longue</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) a lap</source>
        <translation>
            <numerusform>%n case par tour</numerusform>
            <numerusform>%n cases par tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner(s)</source>
        <translation>
            <numerusform>%n virage</numerusform>
            <numerusform>%n virages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest straight: %n space(s)</source>
        <translation>
            <numerusform>plus longue ligne droite&#xa0;: %n case</numerusform>
            <numerusform>plus longue ligne droite&#xa0;: %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>difficulty: %1</source>
        <translation>difficulté&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, after a break of %2</source>
        <translation>%1, après une pause de %2</translation>
    </message>
    <message>
        <source>change of circuits</source>
        <translation>changement de circuit</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Courses</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Spéciales</translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation>
            <numerusform>%n course</numerusform>
            <numerusform>%n courses</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all.</source>
        <translation>%1 en tout.</translation>
    </message>
    <message>
        <source>Laying the table is work of another %1 for one person.</source>
        <translation>La pose demande en plus %1 à une personne.</translation>
    </message>
    <message numerus="yes">
        <source>%n service tile(s)</source>
        <translation>
            <numerusform>%n tuile d’assistance</numerusform>
            <numerusform>%n tuiles d’assistance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pit tile(s)</source>
        <translation>
            <numerusform>%n tuile de stands</numerusform>
            <numerusform>%n tuiles de stands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filler(s)</source>
        <translation>
            <numerusform>%n tuile de décor</numerusform>
            <numerusform>%n tuiles de décor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n podium tile(s)</source>
        <translation>
            <numerusform>%n tuile de podium</numerusform>
            <numerusform>%n tuiles de podium</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all. Laying the tables is work of another %2 for one person; a race whose table is not ready in time starts later.</source>
        <translation>%1 en tout. La pose demande en plus %2 à une personne&#xa0;; une course dont la table n’est pas prête à temps commence plus tard.</translation>
    </message>
    <message>
        <source>%1 in all. Laying the tables is work of another %2 for one person; a stage whose table is not ready in time starts later.</source>
        <translation>%1 en tout. La pose demande en plus %2 à une personne&#xa0;; une spéciale dont la table n’est pas prête à temps commence plus tard.</translation>
    </message>
</context>
<context>
    <name>RallyParts</name>
    <message>
        <source>the rally names this stage, but does not hold it</source>
        <translation>le rallye nomme cette spéciale, mais ne la contient pas</translation>
    </message>
</context>
<context>
    <name>RallyRulesFile</name>
    <message>
        <source>must be a colour, as in #c62828</source>
        <translation>doit être une couleur, comme #c62828</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>est donné deux fois</translation>
    </message>
</context>
<context>
    <name>RallySteps</name>
    <message>
        <source>stage</source>
        <translation>spéciale</translation>
    </message>
    <message>
        <source>Add a stage</source>
        <translation>Ajouter une spéciale</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <source>Service after %1</source>
        <translation>Assistance après %1</translation>
    </message>
    <message>
        <source>No service after %1</source>
        <translation>Pas d’assistance après %1</translation>
    </message>
    <message>
        <source>Pit stop after %1</source>
        <translation>Arrêt aux stands après %1</translation>
    </message>
    <message>
        <source>No pit stop after %1</source>
        <translation>Pas d’arrêt aux stands après %1</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
</context>
<context>
    <name>RallySubject</name>
    <message>
        <source>the rally has no stages</source>
        <translation>le rallye n’a pas de spéciales</translation>
    </message>
</context>
<context>
    <name>RallyTable</name>
    <message>
        <source>%1 (needs %2, owned %3)</source>
        <translation>%1 (il en faut %2, il y en a %3)</translation>
    </message>
    <message>
        <source>Laid %1: %2.</source>
        <translation>Posées %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Laid %1: %2. The boxes lack %3.</source>
        <translation>Posées %1&#xa0;: %2. Il manque dans les boîtes&#xa0;: %3.</translation>
    </message>
    <message>
        <source>In this order fewest tiles are laid, %1 (as they stand: %2): %3.</source>
        <translation>C’est dans cet ordre que l’on pose le moins de tuiles, %1 (dans l’ordre actuel&#xa0;: %2)&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Boxes: %1.</source>
        <translation>Boîtes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Tiles from stage to stage:</source>
        <translation>Tuiles d’une spéciale à l’autre&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2 stay, %3 move, %4 from the box, %5 back into it</source>
        <translation>%1&#xa0;: %2 restent, %3 se déplacent, %4 de la boîte, %5 y retournent</translation>
    </message>
    <message numerus="yes">
        <source>In this order %n tile(s) are laid, and no order needs fewer than %1 (as they stand: %2): %3.</source>
        <translation>
            <numerusform>Dans cet ordre, on pose %n tuile, et aucun ordre n’en demande moins de %1 (dans l’ordre actuel&#xa0;: %2)&#xa0;: %3.</numerusform>
            <numerusform>Dans cet ordre, on pose %n tuiles, et aucun ordre n’en demande moins de %1 (dans l’ordre actuel&#xa0;: %2)&#xa0;: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyText</name>
    <message>
        <source>must be an object, in { }</source>
        <translation>doit être un objet, entre { }</translation>
    </message>
    <message>
        <source>must hold each stage that the pack names</source>
        <translation>doit contenir chaque spéciale que le paquet nomme</translation>
    </message>
    <message>
        <source>the rally is larger than a pack of it may be (%1 MB)</source>
        <translation>le rallye est trop gros pour un paquet de rallye (%1&#xa0;Mo)</translation>
    </message>
    <message>
        <source>a pack of the rally would hold more than %1 values</source>
        <translation>un paquet du rallye contiendrait plus de %1 valeurs</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Choisissez un autre fichier</translation>
    </message>
</context>
<context>
    <name>RallyTimePages</name>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>then service</source>
        <translation>puis assistance</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rallye</translation>
    </message>
    <message>
        <source>Rally sheet</source>
        <translation>Feuille de course</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>then a pit stop</source>
        <translation>puis arrêt aux stands</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En tout</translation>
    </message>
    <message>
        <source>Race sheet</source>
        <translation>Feuille de course</translation>
    </message>
</context>
<context>
    <name>RallyTimetable</name>
    <message>
        <source>change of stages</source>
        <translation>changement de spéciale</translation>
    </message>
    <message>
        <source>break</source>
        <translation>pause</translation>
    </message>
    <message>
        <source>It fits, with %1 to spare.</source>
        <translation>Cela tient, avec une marge de %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n spéciale</numerusform>
            <numerusform>%n spéciales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all: %2 of driving, %3 of changes, %4 of breaks.</source>
        <translation>%1 en tout&#xa0;: %2 de course, %3 de changements, %4 de pauses.</translation>
    </message>
    <message>
        <source>Setting up takes another %1.</source>
        <translation>La mise en place prend en plus %1.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1&#xa0;: %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>It is %1 too long; %2 of %n stage(s) are over in time.</source>
        <translation>
            <numerusform>Cela dépasse de %1&#x202f;; spéciales terminées à temps&#xa0;: %2 sur %n.</numerusform>
            <numerusform>Cela dépasse de %1&#x202f;; spéciales terminées à temps&#xa0;: %2 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>By rules of your own: %1</source>
        <translation>Selon vos propres règles&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RallyWords</name>
    <message>
        <source>one after another</source>
        <translation>l’une après l’autre</translation>
    </message>
    <message>
        <source>a session at once</source>
        <translation>toute une séance à la fois</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>toutes à la fois</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n minute(s) for it.</source>
        <translation>
            <numerusform>Y consacrer %n minute.</numerusform>
            <numerusform>Y consacrer %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#xa0;h %2&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <source>Drive %1 for %n lap(s): %2 in all.</source>
        <translation>
            <numerusform>Courir %1 sur %n tour&#xa0;: %2 en tout.</numerusform>
            <numerusform>Courir %1 sur %n tours&#xa0;: %2 en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut the breaks by %n minute(s): %1 in all.</source>
        <translation>
            <numerusform>Raccourcir les pauses de %n minute&#xa0;: %1 en tout.</numerusform>
            <numerusform>Raccourcir les pauses de %n minutes&#xa0;: %1 en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap %1 for a stage of at most %n minute(s): %2 in all.</source>
        <translation>
            <numerusform>Échanger %1 contre une spéciale d’au plus %n minute&#xa0;: %2 en tout.</numerusform>
            <numerusform>Échanger %1 contre une spéciale d’au plus %n minutes&#xa0;: %2 en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep only %1: %2 in all.</source>
        <translation>Ne garder que %1&#xa0;: %2 en tout.</translation>
    </message>
    <message numerus="yes">
        <source>Play with %n player(s): %1 in all.</source>
        <translation>
            <numerusform>Jouer à %n&#xa0;: %1 en tout.</numerusform>
            <numerusform>Jouer à %n&#xa0;: %1 en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out %1: %2 in all.</source>
        <translation>Laisser de côté %1&#xa0;: %2 en tout.</translation>
    </message>
    <message>
        <source>pit stop afterwards</source>
        <translation>ensuite arrêt aux stands</translation>
    </message>
    <message>
        <source>%1, then a pit stop</source>
        <translation>%1, puis arrêt aux stands</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1&#xa0;h</translation>
    </message>
    <message>
        <source>day %1, %2</source>
        <translation>jour %1, %2</translation>
    </message>
</context>
<context>
    <name>RecoveryCopyFile</name>
    <message>
        <source>this is no recovery copy</source>
        <translation>ce n’est pas une copie de secours</translation>
    </message>
</context>
<context>
    <name>Redraw</name>
    <message>
        <source>the stage has no road from start to finish</source>
        <translation>la spéciale n’a pas de route du départ à l’arrivée</translation>
    </message>
    <message>
        <source>no road tile of the part may change</source>
        <translation>aucune tuile de route de cette partie ne peut changer</translation>
    </message>
    <message>
        <source>roads meet on %1, which cannot be laid anew</source>
        <translation>des routes se rejoignent sur %1, qui ne peut être reposée</translation>
    </message>
    <message>
        <source>nothing of the stage would stay</source>
        <translation>il ne resterait rien de la spéciale</translation>
    </message>
    <message numerus="yes">
        <source>the search stopped after %n other road(s) for the part</source>
        <translation>
            <numerusform>la recherche s’est arrêtée après %n autre route pour cette partie</numerusform>
            <numerusform>la recherche s’est arrêtée après %n autres routes pour cette partie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replacement</name>
    <message>
        <source>Replace %1 with %2</source>
        <translation>Remplacer %1 par %2</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n tiles</source>
        <translation>
            <numerusform>Remplacer %n tuile</numerusform>
            <numerusform>Remplacer %n tuiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultCell</name>
    <message>
        <source>damage is a number from 0 to %1</source>
        <translation>les dégâts sont un nombre de 0 à %1</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisée</translation>
    </message>
    <message>
        <source>changed afterwards</source>
        <translation>changée après la spéciale</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardée</translation>
    </message>
    <message>
        <source>no stage is driven in no time</source>
        <translation>aucune spéciale ne se fait en un temps nul</translation>
    </message>
    <message>
        <source>Write the time as in 1:37; Delete empties the entry</source>
        <translation>Écrivez le temps comme 1:37&#x202f;; Suppr vide l’entrée</translation>
    </message>
</context>
<context>
    <name>ResultSteps</name>
    <message>
        <source>Driver %1</source>
        <translation>Pilote %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Couleur de %1</translation>
    </message>
    <message>
        <source>Result of %1 in %2</source>
        <translation>Résultat de %1 dans %2</translation>
    </message>
</context>
<context>
    <name>ResultWarnings</name>
    <message>
        <source>No stage is driven in no time.</source>
        <translation>Aucune spéciale ne se parcourt en un temps nul.</translation>
    </message>
    <message>
        <source>%1 is more than %2 times what the others took (%3).</source>
        <translation>%1, c’est plus de %2 fois le temps des autres (%3).</translation>
    </message>
    <message>
        <source>In this stage some have a time, others a place.</source>
        <translation>Dans cette spéciale, les uns ont un temps, les autres une place.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n driver(s), so no place %1.</source>
        <translation>
            <numerusform>Il y a %n pilote, donc pas de place %1.</numerusform>
            <numerusform>Il y a %n pilotes, donc pas de place %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another driver has place %1 already.</source>
        <translation>Un autre pilote a déjà la place %1.</translation>
    </message>
    <message>
        <source>The car came to the start with more damage, and on a stage nothing is repaired but by the spare wheel.</source>
        <translation>La voiture a pris le départ avec plus de dégâts, et sur une spéciale rien ne se répare, sauf avec la roue de secours.</translation>
    </message>
    <message>
        <source>The bag does not have that many tokens of this kind.</source>
        <translation>Le sac ne contient pas autant de jetons de cette sorte.</translation>
    </message>
    <message>
        <source>The car has no gear die left. Did it retire?</source>
        <translation>La voiture n’a plus de dé de vitesse. A-t-elle abandonné&#x202f;?</translation>
    </message>
    <message>
        <source>The car came to the start without a spare wheel.</source>
        <translation>La voiture a pris le départ sans roue de secours.</translation>
    </message>
    <message>
        <source>The gearbox has no damage, so a spare wheel mends nothing.</source>
        <translation>La boîte de vitesses n’a pas de dégât, la roue de secours ne répare donc rien.</translation>
    </message>
    <message>
        <source>This stage is driven without time control.</source>
        <translation>Cette spéciale se court sans pointage.</translation>
    </message>
    <message numerus="yes">
        <source>Penalties are taken in steps of %n second(s).</source>
        <translation>
            <numerusform>Les pénalités se prennent de %n en %n seconde.</numerusform>
            <numerusform>Les pénalités se prennent de %n en %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>This rally is driven without SISU tokens.</source>
        <translation>Ce rallye se court sans jetons SISU.</translation>
    </message>
    <message>
        <source>The driver has no SISU token left.</source>
        <translation>Le pilote n’a plus de jeton SISU.</translation>
    </message>
    <message>
        <source>%1 is very quick: the others took %2, more than %3 times as long.</source>
        <translation>%1, c’est très rapide&#xa0;: les autres ont mis %2, plus de %3 fois plus.</translation>
    </message>
</context>
<context>
    <name>ResultsFile</name>
    <message>
        <source>must be seven numbers, for the gears 0 to 6</source>
        <translation>doit se composer de sept nombres, pour les rapports 0 à 6</translation>
    </message>
    <message>
        <source>must be whole numbers up to %1</source>
        <translation>doit se composer de nombres entiers jusqu’à %1</translation>
    </message>
    <message>
        <source>one of time, place, sheet and retired must be given</source>
        <translation>il faut donner time, place, sheet ou retired, et un seul</translation>
    </message>
    <message>
        <source>is no stage of this rally</source>
        <translation>n’est pas une spéciale de ce rallye</translation>
    </message>
    <message>
        <source>is no driver of this rally</source>
        <translation>n’est pas un pilote de ce rallye</translation>
    </message>
    <message>
        <source>is a second result of one driver in one stage</source>
        <translation>est un second résultat d’un pilote dans une spéciale</translation>
    </message>
    <message>
        <source>one of time, place and sheet must be given</source>
        <translation>il faut donner time, place ou sheet, et un seul</translation>
    </message>
</context>
<context>
    <name>Reversal</name>
    <message>
        <source>Tile %1 does not fit where %2 lies</source>
        <translation>La tuile %1 ne convient pas à la place de %2</translation>
    </message>
    <message>
        <source>Reverse the stage</source>
        <translation>Inverser la spéciale</translation>
    </message>
    <message>
        <source>Tile %1 does not fit the other way round</source>
        <translation>La tuile %1 ne convient pas dans l’autre sens</translation>
    </message>
    <message>
        <source>Reverse the circuit</source>
        <translation>Inverser le circuit</translation>
    </message>
    <message>
        <source>The stage can be reversed once a route leads from start to finish</source>
        <translation>La spéciale peut être inversée dès qu’un parcours mène du départ à l’arrivée</translation>
    </message>
</context>
<context>
    <name>RoadAnswers</name>
    <message>
        <source>Assumed, as no source tells it: %1.</source>
        <translation>Supposé, car aucune source ne le dit&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>none, as no car comes to the finish in %n drive(s)</source>
        <translation>
            <numerusform>aucun, car en %n passage aucune voiture n’atteint l’arrivée</numerusform>
            <numerusform>aucun, car en %n passages aucune voiture n’atteint l’arrivée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expected (mean of %n drive(s), to %2 s)</source>
        <translation>
            <numerusform>%1 attendu (moyenne de %n passage, à %2&#xa0;s près)</numerusform>
            <numerusform>%1 attendu (moyenne de %n passages, à %2&#xa0;s près)</numerusform>
        </translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>dispersion</translation>
    </message>
    <message>
        <source>%1 to %2 (10 to 90 % of the drives)</source>
        <translation>de %1 à %2 (de 10 à 90&#xa0;% des passages)</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours de jeu</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>pertes</translation>
    </message>
    <message>
        <source>%1 of control in a drive; at least one in %2 %</source>
        <translation>%1 de contrôle par passage&#x202f;; au moins une dans %2&#xa0;% des cas</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>%1 dice lost in a drive; %2 % of the cars retire</source>
        <translation>%1 dés perdus par course&#x202f;; %2 % des voitures abandonnent</translation>
    </message>
    <message>
        <source>drivers</source>
        <translation>pilotes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>au mieux</translation>
    </message>
    <message>
        <source>%1 (%2 s), %3 turns, without mishaps, die by die</source>
        <translation>%1 (%2 s), %3 tours, sans incident, dé par dé</translation>
    </message>
    <message>
        <source>tyres</source>
        <translation>pneus</translation>
    </message>
    <message>
        <source>other tyres</source>
        <translation>autres pneus</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à table</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) for %1 players</source>
        <translation>
            <numerusform>environ %n minute à %1 joueurs</numerusform>
            <numerusform>environ %n minutes à %1 joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>road</source>
        <translation>route</translation>
    </message>
    <message>
        <source>%1 nodes, %2 moves</source>
        <translation>%1 nœuds, %2 déplacements</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>remarque</translation>
    </message>
</context>
<context>
    <name>RoadElementsFile</name>
    <message>
        <source>a slide line has more spaces than the inside line, and at most one more than 9</source>
        <translation>une ligne de dérapage a plus de cases que la corde, au plus 10</translation>
    </message>
    <message>
        <source>a section has at most %1 spaces</source>
        <translation>un tronçon a au plus %1 cases</translation>
    </message>
    <message>
        <source>a section has at least one space</source>
        <translation>un tronçon a au moins une case</translation>
    </message>
</context>
<context>
    <name>RoadEstimate</name>
    <message>
        <source>Left out: other cars on the road, cleaned and dirty cuts, seconds spent on dice.</source>
        <translation>Non pris en compte&#xa0;: les autres voitures sur la route, les cordes nettoyées ou sales, les secondes dépensées pour des dés.</translation>
    </message>
    <message>
        <source>Left out: damage, punctures, seconds saved and spent, flat out, other cars on the road.</source>
        <translation>Non pris en compte&#xa0;: les dégâts, les crevaisons, les secondes gagnées et dépensées, la grosse attaque, les autres voitures sur la route.</translation>
    </message>
</context>
<context>
    <name>RoadEstimateCommand</name>
    <message>
        <source>Of printed boards: the tyres, as dashboards of the rules name them: asphalt, snow, snow-2, earth or soft. Left out: those for the surface of most sections.</source>
        <translation>Pour les plateaux imprimés&#xa0;: les pneus, comme les tableaux de bord des règles les nomment&#xa0;: asphalt, snow, snow-2, earth ou soft. Sans indication&#xa0;: ceux du revêtement de la plupart des tronçons.</translation>
    </message>
    <message>
        <source>Of printed boards: whether the car opens the road, on or off; counts on earth alone. Left out: on.</source>
        <translation>Pour les plateaux imprimés&#xa0;: si la voiture ouvre la route, on ou off&#x202f;; ne compte que sur la terre. Sans indication&#xa0;: on.</translation>
    </message>
    <message>
        <source>Of printed boards: the tyres are kept from a stage of so many sections, 1 to %1; counts for soft ones alone. Left out: they are new.</source>
        <translation>Pour les plateaux imprimés&#xa0;: les pneus sont gardés d’une spéciale d’autant de tronçons, 1 à %1&#x202f;; ne compte que pour les tendres. Sans indication&#xa0;: ils sont neufs.</translation>
    </message>
    <message>
        <source>--%1 takes one of: %2</source>
        <translation>--%1 prend l’un de&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>RoadMeetsVerge</name>
    <message>
        <source>The road of %1 runs into the verge of %2.</source>
        <translation>La route de %1 donne sur l’accotement de %2.</translation>
    </message>
</context>
<context>
    <name>RoadRallyAnswers</name>
    <message>
        <source>%1:</source>
        <comment>a heading</comment>
        <translation>%1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>RoadRallyWords</name>
    <message>
        <source>%1: %2 expected (%3 to %4)</source>
        <translation>%1&#xa0;: %2 attendu (%3 à %4)</translation>
    </message>
    <message>
        <source>Driven with the fastest tyres, damage carried on</source>
        <translation>Courses avec les pneus les plus rapides, les dégâts restent</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>opening the road costs %1 s: in %2 of 100 rallies the first in time takes a hidden penalty to start later, %3 s in the mean</source>
        <translation>ouvrir la route coûte %1 s&#xa0;: dans %2 rallyes sur 100, le premier au temps prend une pénalité secrète pour partir plus tard, en moyenne %3 s</translation>
    </message>
    <message>
        <source>opening the road costs %1 s, less than a hidden penalty to start later, %2 s or more</source>
        <translation>ouvrir la route coûte %1 s, moins qu’une pénalité secrète pour partir plus tard, au moins %2 s</translation>
    </message>
    <message>
        <source>opening the road costs %1 s</source>
        <translation>ouvrir la route coûte %1 s</translation>
    </message>
    <message>
        <source>Starts, in the order of the times</source>
        <translation>Départs, dans l’ordre des temps</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 rounds at the table, each starts %n turn(s) behind the one before</source>
        <translation>
            <numerusform>%1&#xa0;: %2 tours de table, chacun part %n tour après le précédent</numerusform>
            <numerusform>%1&#xa0;: %2 tours de table, chacun part %n tours après le précédent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>how starts go, what opening costs</comment>
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message>
        <source>Tyres, chosen at the start and at assistances</source>
        <translation>Pneus, choisis au départ et aux assistances</translation>
    </message>
    <message>
        <source>By rules of your own: %1</source>
        <translation>Selon vos propres règles&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RoadRemarks</name>
    <message>
        <source>No times of printed boards</source>
        <translation>Pas de temps sur les plateaux imprimés</translation>
    </message>
</context>
<context>
    <name>RoadRulesFile</name>
    <message>
        <source>must be gear-1 to gear-5, coast or leader</source>
        <translation>doit être gear-1 à gear-5, coast ou leader</translation>
    </message>
    <message>
        <source>must hold at least one</source>
        <translation>doit en contenir au moins un</translation>
    </message>
    <message>
        <source>must say where the values come from</source>
        <translation>doit dire d’où viennent les valeurs</translation>
    </message>
    <message>
        <source>must be true, or a list of fields</source>
        <translation>doit être true, ou une liste de champs</translation>
    </message>
    <message>
        <source>is a row of at most two of &quot;die&quot;, then &quot;light&quot;</source>
        <translation>est une rangée d’au plus deux&#xa0;: «&#xa0;die&#xa0;», puis «&#xa0;light&#xa0;»</translation>
    </message>
    <message>
        <source>must be a number from 1 to 7, or one for each of S1, S2 and S3</source>
        <translation>doit être un nombre de 1 à 7, ou un pour chacun de S1, S2 et S3</translation>
    </message>
    <message>
        <source>must list surfaces</source>
        <translation>doit énumérer des revêtements</translation>
    </message>
    <message>
        <source>is %1, but this program knows format %2</source>
        <translation>est %1, mais ce programme connaît le format %2</translation>
    </message>
    <message>
        <source>is not %1, of which these rules would be</source>
        <translation>n’est pas %1, dont seraient ces règles</translation>
    </message>
    <message>
        <source>must give odds to at least one</source>
        <translation>doit donner une chance à au moins un</translation>
    </message>
    <message>
        <source>must be whole numbers from 0 to 99</source>
        <translation>doivent être des nombres entiers de 0 à 99</translation>
    </message>
</context>
<context>
    <name>RoadbookStages</name>
    <message numerus="yes">
        <source>a rally has at most %n stages</source>
        <translation>
            <numerusform>un rallye a au plus %n spéciale</numerusform>
            <numerusform>un rallye a au plus %n spéciales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write the roadbooks of %n stages</source>
        <translation>
            <numerusform>Écrire les roadbooks de %n spéciale</numerusform>
            <numerusform>Écrire les roadbooks de %n spéciales</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoadbookText</name>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>a point is a zone&apos;s letter and a number</source>
        <translation>un point est la lettre d’une zone et un nombre</translation>
    </message>
    <message>
        <source>Write a line as L0-L1 / C7-C6</source>
        <translation>Écrivez une ligne comme L0-L1 / C7-C6</translation>
    </message>
    <message>
        <source>the line is too long for a stage</source>
        <translation>la ligne est trop longue pour une spéciale</translation>
    </message>
    <message>
        <source>no road has so many points</source>
        <translation>aucune route n’a autant de points</translation>
    </message>
    <message>
        <source>Write / between sections</source>
        <translation>Écrivez / entre les tronçons</translation>
    </message>
    <message>
        <source>it is not known to where the road from %1 leads</source>
        <translation>on ne sait pas où mène la route de %1</translation>
    </message>
    <message>
        <source>Write both points of the section</source>
        <translation>Écrivez les deux points du tronçon</translation>
    </message>
    <message>
        <source>a section has two points, where it begins and ends</source>
        <translation>un tronçon a deux points, son début et sa fin</translation>
    </message>
    <message>
        <source>a stage has at least one section</source>
        <translation>une spéciale a au moins un tronçon</translation>
    </message>
    <message>
        <source>a stage has at most %1 sections</source>
        <translation>une spéciale a au plus %1 tronçons</translation>
    </message>
    <message>
        <source>these are %1 sections</source>
        <translation>cela fait %1 tronçons</translation>
    </message>
    <message>
        <source>Write each for itself</source>
        <translation>Écrivez chacun à part</translation>
    </message>
</context>
<context>
    <name>RoadbooksText</name>
    <message>
        <source>holds more stages than a rally can have, %1</source>
        <translation>contient plus de spéciales qu’un rallye ne peut en avoir, %1</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>spéciale %1</translation>
    </message>
    <message>
        <source>stage %1, %2</source>
        <comment>its number, a column</comment>
        <translation>spéciale %1, %2</translation>
    </message>
</context>
<context>
    <name>RoleWords</name>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Assistance</translation>
    </message>
    <message>
        <source>Pits</source>
        <translation>Stands</translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>must not be blank</source>
        <translation>ne doit pas être vide</translation>
    </message>
    <message>
        <source>must be at most %1 drivers</source>
        <translation>doit avoir %1 pilotes au plus</translation>
    </message>
    <message>
        <source>is given to two drivers</source>
        <translation>est donné à deux pilotes</translation>
    </message>
    <message>
        <source>Tell them apart, as in &quot;Anna K.&quot;</source>
        <translation>Distinguez-les, comme «&#xa0;Anna K.&#xa0;»</translation>
    </message>
    <message>
        <source>makes it a season and no list of drivers</source>
        <translation>en fait une saison et non une liste de pilotes</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>no card leaves</source>
        <translation>aucune carte ne part</translation>
    </message>
    <message>
        <source>card %1 leaves</source>
        <translation>la carte %1 part</translation>
    </message>
    <message>
        <source>ghost: pairs of dice</source>
        <translation>fantôme&#xa0;: paires</translation>
    </message>
    <message>
        <source>ghost: hits</source>
        <translation>fantôme&#xa0;: coups</translation>
    </message>
    <message>
        <source>ghost: popularity</source>
        <translation>fantôme&#xa0;: popularité</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>+ cards</source>
        <translation>+ cartes</translation>
    </message>
    <message>
        <source>− hazard dice</source>
        <translation>− dangers</translation>
    </message>
    <message>
        <source>popularity</source>
        <translation>popularité</translation>
    </message>
    <message>
        <source>+ bonus</source>
        <translation>+ bonus</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>détruite</translation>
    </message>
    <message>
        <source>place</source>
        <translation>place</translation>
    </message>
    <message>
        <source>Ghost driver</source>
        <translation>Pilote fantôme</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message numerus="yes">
        <source>The ghost driver rolls %n pair(s) of dice in all. Of each pair whose hazard die you have not covered he gets a speed point a hit, and a popularity point a symbol.</source>
        <translation>
            <numerusform>Le pilote fantôme lance %n paire de dés en tout. De chaque paire dont vous n’avez pas couvert le dé de danger, il reçoit un point de vitesse par coup et un point de popularité par symbole.</numerusform>
            <numerusform>Le pilote fantôme lance %n paires de dés en tout. De chaque paire dont vous n’avez pas couvert le dé de danger, il reçoit un point de vitesse par coup et un point de popularité par symbole.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Bonus: 3 for the most popularity, 1 for the next, who has equal shares; none without popularity.</source>
        <translation>Bonus&#xa0;: 3 pour la plus grande popularité, 1 pour la suivante, à égalité chacun&#xa0;; aucun sans popularité.</translation>
    </message>
    <message>
        <source>Equal totals: more popularity, then fewer flipped tokens, then both share the place. A destroyed car has no points.</source>
        <translation>Totaux égaux&#xa0;: plus de popularité, puis moins de jetons retournés, sinon la place est partagée. Une voiture détruite n’a pas de points.</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>retournés</translation>
    </message>
</context>
<context>
    <name>RulesActions</name>
    <message>
        <source>my-rules.json</source>
        <translation>mes-regles.json</translation>
    </message>
</context>
<context>
    <name>RulesByGame</name>
    <message>
        <source>these are rules of &quot;%1&quot;, and there is no stage of that game</source>
        <translation>ce sont des règles de «&#x202f;%1&#x202f;», et il n’y a pas de spéciale de ce jeu</translation>
    </message>
    <message>
        <source>Set &quot;game&quot; in the file to that of the stages</source>
        <translation>Donnez à «&#x202f;game&#x202f;», dans le fichier, le jeu des spéciales</translation>
    </message>
</context>
<context>
    <name>RulesFile</name>
    <message>
        <source>must be a whole number from %1 to %2, or a list of 1 to %3 of them, turn by turn</source>
        <translation>doit être un nombre entier de %1 à %2, ou une liste de 1 à %3 de ces nombres, tour par tour</translation>
    </message>
    <message>
        <source>there is no gear-1 die, so that no car could start</source>
        <translation>il n’y a pas de dé de vitesse 1, aucune voiture ne pourrait donc démarrer</translation>
    </message>
    <message>
        <source>Add one: &quot;inBox&quot; from 1 up</source>
        <translation>Ajoutez-en un&#xa0;: «&#x202f;inBox&#x202f;» à partir de 1</translation>
    </message>
    <message>
        <source>there must be at least one</source>
        <translation>il en faut au moins un</translation>
    </message>
    <message>
        <source>gear %1 is given twice</source>
        <translation>le rapport %1 est donné deux fois</translation>
    </message>
    <message>
        <source>gear %1 is missing</source>
        <translation>le rapport %1 est absent</translation>
    </message>
    <message>
        <source>is %1, but this program knows format %2</source>
        <translation>vaut %1, mais ce programme connaît le format %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>ne doit pas être vide</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice</source>
        <translation>«&#x202f;%1&#x202f;» est donné deux fois</translation>
    </message>
    <message>
        <source>all parts are 0</source>
        <translation>toutes les parts sont à 0</translation>
    </message>
    <message>
        <source>must be the first and the last gear, from 1 to %1</source>
        <translation>doit donner le premier et le dernier rapport, de 1 à %1</translation>
    </message>
    <message>
        <source>each danger needs an entry for each gear</source>
        <translation>chaque niveau de danger demande une entrée pour chaque rapport</translation>
    </message>
    <message>
        <source>the bag is empty</source>
        <translation>le sac est vide</translation>
    </message>
    <message>
        <source>there are no rules for the game &quot;%1&quot;</source>
        <translation>il n’y a pas de règles pour le jeu «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>There are rules for: %1. Others come from a rules file</source>
        <translation>Il y a des règles pour&#x202f;: %1. D’autres viennent d’un fichier de règles</translation>
    </message>
</context>
<context>
    <name>RunOptions</name>
    <message>
        <source>Threads to use; the result does not depend on it. Left out: one for each core.</source>
        <translation>Nombre de fils d’exécution&#x202f;; le résultat n’en dépend pas. Par défaut&#xa0;: un par cœur.</translation>
    </message>
    <message>
        <source>--%1 and --ci do not go together</source>
        <translation>--%1 et --ci ne vont pas ensemble</translation>
    </message>
</context>
<context>
    <name>ScoreSteps</name>
    <message>
        <source>Score of %1</source>
        <translation>Décompte de %1</translation>
    </message>
    <message>
        <source>Score of the ghost driver</source>
        <translation>Décompte du pilote fantôme</translation>
    </message>
    <message>
        <source>Faces of the hazard die</source>
        <translation>Faces du dé de danger</translation>
    </message>
    <message>
        <source>Minutes a round</source>
        <translation>Minutes par manche</translation>
    </message>
    <message>
        <source>Evening played</source>
        <translation>Soirée jouée</translation>
    </message>
    <message>
        <source>Remove an evening</source>
        <translation>Retirer une soirée</translation>
    </message>
    <message>
        <source>Places as results</source>
        <translation>Places comme résultats</translation>
    </message>
    <message>
        <source>Minutes of a trial</source>
        <translation>Minutes d’un essai</translation>
    </message>
</context>
<context>
    <name>SearchOptions</name>
    <message>
        <source>The boxes that the tiles come from, as &quot;stagewright boxes&quot; names them, with commas between and the number of each: dirt-core:2,rx. Left out: as few as hold the tiles.</source>
        <translation>Les boîtes d’où viennent les tuiles, telles que «&#x202f;stagewright boxes&#x202f;» les nomme, séparées par des virgules, avec le nombre de chacune&#x202f;: dirt-core:2,rx. Sans cela&#x202f;: aussi peu qu’il en faut pour ces tuiles.</translation>
    </message>
    <message>
        <source>The size of the table in centimetres, such as 120x80. All has to lie on it.</source>
        <translation>La taille de la table en centimètres, par exemple 120x80. Tout doit y tenir.</translation>
    </message>
    <message>
        <source>How many answers are wanted, 1 to %1, really different ones, the best first. -o then names a folder.</source>
        <translation>Combien de réponses, de 1 à %1, vraiment différentes, la meilleure d’abord. -o nomme alors un dossier.</translation>
    </message>
    <message>
        <source>A number; the same gives the same answers. Left out: 1.</source>
        <translation>Un nombre&#x202f;; le même donne les mêmes réponses. Sans cela&#x202f;: 1.</translation>
    </message>
    <message>
        <source>Seconds after which the search ends with what it has. Left out: %1.</source>
        <translation>Secondes après lesquelles la recherche finit avec ce qu’elle a. Sans cela&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The file to write; with --count a folder, in which the files are called 01.json, 02.json and so on.</source>
        <translation>Le fichier à écrire&#x202f;; avec --count un dossier, où les fichiers s’appellent 01.json, 02.json et ainsi de suite.</translation>
    </message>
    <message>
        <source>--time takes seconds, up to %1</source>
        <translation>--time prend des secondes, jusqu’à %1</translation>
    </message>
    <message>
        <source>The boxes that the tiles come from, as &quot;stagewright boxes&quot; names them, with commas between and the number of each: dirt-core:2,rx. Left out: the core box of the game.</source>
        <translation>Les boîtes dont viennent les tuiles, comme «&#x202f;stagewright boxes&#x202f;» les nomme, séparées par des virgules, avec le nombre de chacune&#x202f;: dirt-core:2,rx. Par défaut&#x202f;: la boîte de base du jeu.</translation>
    </message>
</context>
<context>
    <name>SearchOutput</name>
    <message>
        <source>several stages are no one file</source>
        <translation>plusieurs spéciales ne font pas un fichier</translation>
    </message>
    <message>
        <source>Name a folder, or leave --count out</source>
        <translation>Nommez un dossier, ou omettez --count</translation>
    </message>
    <message>
        <source>is no folder</source>
        <translation>n’est pas un dossier</translation>
    </message>
    <message>
        <source>cannot be made</source>
        <translation>ne peut pas être créé</translation>
    </message>
    <message>
        <source>%1: %2, %3 × %4 cm</source>
        <translation>%1&#x202f;: %2, %3 × %4 cm</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>--json and -o - both go to standard output</source>
        <translation>--json et -o - vont tous deux à la sortie standard</translation>
    </message>
    <message>
        <source>no answer: %1</source>
        <translation>pas de réponse&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>SeasonCommand</name>
    <message>
        <source>add rallies up to a season: points and standings</source>
        <translation>additionne des rallyes en une saison&#xa0;: points et classement</translation>
    </message>
    <message>
        <source>a season has a file of its own</source>
        <translation>une saison a son propre fichier</translation>
    </message>
    <message>
        <source>is there already</source>
        <translation>existe déjà</translation>
    </message>
    <message>
        <source>Leave out --new, or name another file</source>
        <translation>Omettez --new, ou nommez un autre fichier</translation>
    </message>
    <message>
        <source>has no stage %1</source>
        <translation>n’a pas de spéciale %1</translation>
    </message>
    <message>
        <source>has no driver &quot;%1&quot;</source>
        <translation>n’a pas de pilote «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>was in the season: its results are taken anew</source>
        <translation>était dans la saison&#xa0;: ses résultats sont repris</translation>
    </message>
    <message>
        <source>a season has at most %1 rounds</source>
        <translation>une saison a %1 manches au plus</translation>
    </message>
    <message>
        <source>not among the season&apos;s drivers: %1</source>
        <translation>pas parmi les pilotes de la saison&#xa0;: %1</translation>
    </message>
    <message>
        <source>They count without team and class; take them in with --roster</source>
        <translation>Ils comptent sans équipe ni catégorie&#x202f;; prenez-les avec --roster</translation>
    </message>
    <message>
        <source>none of the season&apos;s drivers has a team</source>
        <translation>aucun pilote de la saison n’a d’équipe</translation>
    </message>
    <message>
        <source>Take in teams with --roster</source>
        <translation>Prenez des équipes avec --roster</translation>
    </message>
    <message>
        <source>none of the season&apos;s drivers is of the class &quot;%1&quot;</source>
        <translation>aucun pilote de la saison n’est de la catégorie «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Take in classes with --roster</source>
        <translation>Prenez des catégories avec --roster</translation>
    </message>
    <message>
        <source>Classes are %1</source>
        <translation>Les catégories sont %1</translation>
    </message>
    <message>
        <source>Says the standings of a season: points by place in its rallies, whose results it holds.
With --new, makes one; with --add, copies the results of rallies into it.</source>
        <translation>Dit le classement d’une saison&#xa0;: points par place dans ses rallyes, dont elle a les résultats.
Avec --new, en crée une&#x202f;; avec --add, y copie les résultats de rallyes.</translation>
    </message>
</context>
<context>
    <name>SeasonFile</name>
    <message>
        <source>is no table of points that the program knows</source>
        <translation>n’est pas un barème que le programme connaît</translation>
    </message>
    <message>
        <source>Known are %1; else give the points themselves</source>
        <translation>Connus&#xa0;: %1&#x202f;; sinon donnez les points eux-mêmes</translation>
    </message>
    <message>
        <source>must be any of places, last-round, all-points, each once</source>
        <translation>doivent être places, last-round, all-points, chacun une fois</translation>
    </message>
    <message>
        <source>must be texts</source>
        <translation>doivent être des textes</translation>
    </message>
    <message>
        <source>must be at most %1 stages</source>
        <translation>doit avoir %1 spéciales au plus</translation>
    </message>
    <message>
        <source>must be whole numbers up to %1</source>
        <translation>doivent être des entiers jusqu’à %1</translation>
    </message>
    <message>
        <source>must be as many as the round has stages</source>
        <translation>doivent être autant que la manche a de spéciales</translation>
    </message>
    <message>
        <source>must not be blank</source>
        <translation>ne doit pas être vide</translation>
    </message>
    <message>
        <source>does not go with a place</source>
        <translation>ne va pas avec une place</translation>
    </message>
    <message>
        <source>must be a date, as in 2026-03-21</source>
        <translation>doit être une date, comme 2026-03-21</translation>
    </message>
    <message>
        <source>must be at most %1 drivers</source>
        <translation>doit avoir %1 pilotes au plus</translation>
    </message>
    <message>
        <source>has a second result in this round</source>
        <translation>a un second résultat dans cette manche</translation>
    </message>
    <message>
        <source>is no driver of this round</source>
        <translation>n’est pas un pilote de cette manche</translation>
    </message>
    <message>
        <source>is no stage of this round</source>
        <translation>n’est pas une spéciale de cette manche</translation>
    </message>
    <message>
        <source>must be at most %1 rounds</source>
        <translation>doit avoir %1 manches au plus</translation>
    </message>
</context>
<context>
    <name>SeasonHtml</name>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
</context>
<context>
    <name>SeasonOptions</name>
    <message>
        <source>&quot;%1&quot; is no table of points</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un barème</translation>
    </message>
    <message>
        <source>Known are %1; one of your own is as in 10,6,4,3,2,1/3,2,1/1: for the places, the power stage, the fastest lap</source>
        <translation>Connus&#xa0;: %1&#x202f;; le vôtre s’écrit comme 10,6,4,3,2,1/3,2,1/1&#xa0;: pour les places, la Power Stage, le tour le plus rapide</translation>
    </message>
    <message>
        <source>Make a new season and write it to FILE, which must not be there yet.</source>
        <translation>Crée une saison et l’écrit dans FICHIER, qui ne doit pas encore exister.</translation>
    </message>
    <message>
        <source>The season&apos;s title.</source>
        <translation>Le titre de la saison.</translation>
    </message>
    <message>
        <source>What places give: rally, circuit, or numbers of your own, as in 10,6,4,3,2,1/3,2,1/1 for the places, the power stage and the fastest lap. Of a new season left out: rally.</source>
        <translation>Ce que donnent les places&#xa0;: rally, circuit, ou vos nombres, comme 10,6,4,3,2,1/3,2,1/1 pour les places, la Power Stage et le tour le plus rapide. Omis pour une nouvelle saison&#xa0;: rally.</translation>
    </message>
    <message>
        <source>So many rounds count, the best ones; 0: all.</source>
        <translation>Nombre de manches qui comptent, les meilleures&#x202f;; 0&#xa0;: toutes.</translation>
    </message>
    <message>
        <source>Copy the results of a rally into the season; of one that is in it, anew. As often as there are rallies.</source>
        <translation>Copie les résultats d’un rallye dans la saison&#x202f;; à nouveau s’il y est déjà. Autant de fois qu’il y a de rallyes.</translation>
    </message>
    <message>
        <source>With one --add: when it was driven.</source>
        <translation>Avec un --add&#xa0;: quand il a été couru.</translation>
    </message>
    <message>
        <source>With one --add: the number of the stage that gives a bonus. Left out: the last.</source>
        <translation>Avec un --add&#xa0;: le numéro de la spéciale qui donne un bonus. Omis&#xa0;: la dernière.</translation>
    </message>
    <message>
        <source>With one --add: who drove the fastest lap.</source>
        <translation>Avec un --add&#xa0;: qui a fait le tour le plus rapide.</translation>
    </message>
    <message>
        <source>Take in the drivers of a roster, with their numbers, teams and classes.</source>
        <translation>Prend les pilotes d’une liste, avec numéros, équipes et catégories.</translation>
    </message>
    <message>
        <source>Standings after so many rounds. Left out: after all.</source>
        <translation>Classement après tant de manches. Omis&#xa0;: après toutes.</translation>
    </message>
    <message>
        <source>Standings of the teams.</source>
        <translation>Classement des équipes.</translation>
    </message>
    <message>
        <source>Standings among the drivers of a class.</source>
        <translation>Classement des pilotes d’une catégorie.</translation>
    </message>
    <message>
        <source>Write comma-separated values.</source>
        <translation>Écrit des valeurs séparées par des virgules.</translation>
    </message>
    <message>
        <source>Write a table of Markdown.</source>
        <translation>Écrit un tableau Markdown.</translation>
    </message>
    <message>
        <source>Write a page of HTML with a chart over the season.</source>
        <translation>Écrit une page HTML avec un graphique de la saison.</translation>
    </message>
    <message>
        <source>The file to write the standings to. Its name says how unless an option does: .csv, .md, .html, .json, .pdf to print.</source>
        <translation>Le fichier où écrire le classement. Son nom dit comment, si aucune option ne le dit&#xa0;: .csv, .md, .html, .json, .pdf à imprimer.</translation>
    </message>
    <message>
        <source>--date, --power-stage and --fastest-lap are of one rally</source>
        <translation>--date, --power-stage et --fastest-lap sont d’un seul rallye</translation>
    </message>
    <message>
        <source>Give them with one --add</source>
        <translation>Donnez-les avec un seul --add</translation>
    </message>
    <message>
        <source>--date takes a date, as in 2026-03-21</source>
        <translation>--date prend une date, comme 2026-03-21</translation>
    </message>
    <message>
        <source>--csv, --markdown, --html and --json do not go together</source>
        <translation>--csv, --markdown, --html et --json ne vont pas ensemble</translation>
    </message>
    <message>
        <source>So many drivers of a team count in a round; 0: all.</source>
        <translation>Nombre de pilotes d’une équipe qui comptent dans une manche&#x202f;; 0&#xa0;: tous.</translation>
    </message>
    <message>
        <source>What decides among equal points, one after the other: any of places, last-round, all-points; none: the place is shared.</source>
        <translation>Ce qui départage à égalité de points, dans l’ordre&#xa0;: places, last-round, all-points&#x202f;; none&#xa0;: la place est partagée.</translation>
    </message>
    <message>
        <source>--ties takes any of places, last-round, all-points, with commas, or none</source>
        <translation>--ties prend places, last-round, all-points, avec des virgules, ou none</translation>
    </message>
</context>
<context>
    <name>SeasonPages</name>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rallye</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagnée par</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
</context>
<context>
    <name>SeasonRound</name>
    <message>
        <source>the rally has no results yet</source>
        <translation>le rallye n’a pas encore de résultats</translation>
    </message>
    <message>
        <source>Enter them in the panel Results</source>
        <translation>Entrez-les dans le panneau Résultats</translation>
    </message>
    <message>
        <source>a driver with results has no name</source>
        <translation>un pilote avec des résultats n’a pas de nom</translation>
    </message>
    <message>
        <source>Name all drivers in the panel Results</source>
        <translation>Nommez tous les pilotes dans le panneau Résultats</translation>
    </message>
    <message>
        <source>two drivers are called &quot;%1&quot;</source>
        <translation>deux pilotes s’appellent «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Tell them apart, as in &quot;Anna K.&quot;</source>
        <translation>Distinguez-les, comme «&#xa0;Anna K.&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks the results of %n stage(s) and is not classified</source>
        <translation>
            <numerusform>il manque à %1 le résultat de %n spéciale, sans classement</numerusform>
            <numerusform>il manque à %1 les résultats de %n spéciales, sans classement</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeasonSheet</name>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>place</source>
        <translation>place</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Equal sums: more stages won, then both share the place.</source>
        <translation>Sommes égales&#xa0;: plus de spéciales gagnées, sinon la place est partagée.</translation>
    </message>
</context>
<context>
    <name>SeasonTable</name>
    <message>
        <source>R%1</source>
        <comment>round of a season</comment>
        <translation>M%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and name of a round</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>ret</source>
        <comment>retired, in few letters</comment>
        <translation>ab.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>équipes</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>catégorie %1</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>après %n manche</numerusform>
            <numerusform>après %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a car</comment>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>SeatRules</name>
    <message>
        <source>The box has no titan &quot;%1&quot;, but %2.</source>
        <translation>La boîte n’a pas de titan «&#x202f;%1&#x202f;», mais %2.</translation>
    </message>
    <message>
        <source>%1 takes part twice.</source>
        <translation>%1 participe deux fois.</translation>
    </message>
    <message numerus="yes">
        <source>Two to six play, each with a die a titan; here it is %n player(s).</source>
        <translation>
            <numerusform>On joue de deux à six, avec un dé par titan&#x202f;; ici, %n joueur.</numerusform>
            <numerusform>On joue de deux à six, avec un dé par titan&#x202f;; ici, %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>With three and more players everybody has one titan: %1 players have %2.</source>
        <translation>À trois et plus, chacun a un titan&#x202f;: %1 joueurs en ont %2.</translation>
    </message>
    <message>
        <source>Two players have two titans each, four together.</source>
        <translation>À deux, chacun a deux titans, quatre en tout.</translation>
    </message>
    <message>
        <source>The titans of two players take turns: one of the first&apos;s, one of the second&apos;s, and so again.</source>
        <translation>À deux, les titans alternent&#x202f;: un du premier joueur, un du second, puis de même.</translation>
    </message>
    <message>
        <source>Teams are two of two in a game of four, two of three or three of two in a game of six.</source>
        <translation>Les équipes&#x202f;: deux de deux à quatre joueurs, deux de trois ou trois de deux à six.</translation>
    </message>
    <message>
        <source>%1 and %2 are of one team, and sit side by side.</source>
        <translation>%1 et %2 sont de la même équipe et assis côte à côte.</translation>
    </message>
    <message>
        <source>%1 and %2 are entered with one colour; each titan has its own.</source>
        <translation>%1 et %2 sont notés avec une même couleur&#x202f;; chaque titan a la sienne.</translation>
    </message>
    <message>
        <source>The colours of these titans are not entered, so which dice give them lives is left out: %1.</source>
        <translation>Les couleurs de ces titans ne sont pas notées&#x202f;; les dés qui leur rendent des vies sont donc laissés de côté&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>SectionNotation</name>
    <message>
        <source>this is said twice of one space</source>
        <translation>c’est dit deux fois d’une case</translation>
    </message>
    <message>
        <source>Take one of them away</source>
        <translation>Ôtez-en un</translation>
    </message>
    <message>
        <source>a number alone is no space</source>
        <translation>un nombre seul n’est pas une case</translation>
    </message>
    <message>
        <source>Write a count as in 3*s, a note behind its letter as in c3</source>
        <translation>Écrivez un nombre de cases comme dans 3*s, une note derrière sa lettre comme dans c3</translation>
    </message>
    <message>
        <source>a count is 2 to 99</source>
        <translation>un nombre de cases va de 2 à 99</translation>
    </message>
    <message>
        <source>a note is 1 to 5</source>
        <translation>une note va de 1 à 5</translation>
    </message>
    <message>
        <source>Write the gear that is printed on the board</source>
        <translation>Écrivez le rapport imprimé sur le plateau</translation>
    </message>
    <message>
        <source>a line of a corner has 1 to 9 spaces</source>
        <translation>une ligne de virage a 1 à 9 cases</translation>
    </message>
    <message>
        <source>Write how many behind the x, as in c3x3</source>
        <translation>Écrivez combien derrière le x, comme dans c3x3</translation>
    </message>
    <message>
        <source>a slide line has more spaces than the inside line</source>
        <translation>une ligne de dérapage a plus de cases que la corde</translation>
    </message>
    <message>
        <source>Write at least x%1, or nothing for one more</source>
        <translation>Écrivez au moins x%1, ou rien pour une de plus</translation>
    </message>
    <message>
        <source>the slide is slower than the inside line</source>
        <translation>le dérapage est plus lent que la corde</translation>
    </message>
    <message>
        <source>Compare both numbers with the board</source>
        <translation>Comparez les deux nombres au plateau</translation>
    </message>
    <message>
        <source>a turn in a crossroads has an inside space and a cut alone</source>
        <translation>tourner à un carrefour n’a qu’une case intérieure et une corde</translation>
    </message>
    <message>
        <source>Write t3 or t3k4; a corner is a c</source>
        <translation>Écrivez t3 ou t3k4&#x202f;; un virage est un c</translation>
    </message>
    <message>
        <source>no space begins with this</source>
        <translation>aucune case ne commence ainsi</translation>
    </message>
    <message>
        <source>Write s for a straight, b for a bump, c for a corner, t for a turn in a crossroads</source>
        <translation>Écrivez s pour une ligne droite, b pour une bosse, c pour un virage, t pour tourner à un carrefour</translation>
    </message>
    <message>
        <source>a ford is a straight</source>
        <translation>un gué est une ligne droite</translation>
    </message>
    <message>
        <source>a bump has no halves</source>
        <translation>une bosse n’a pas de demi-cases</translation>
    </message>
    <message>
        <source>a corner has no halves</source>
        <translation>un virage n’a pas de demi-cases</translation>
    </message>
    <message>
        <source>Write s~</source>
        <translation>Écrivez s~</translation>
    </message>
    <message>
        <source>Halves are written with a straight: sh</source>
        <translation>Les demi-cases s’écrivent avec une ligne droite&#xa0;: sh</translation>
    </message>
    <message>
        <source>a space has one scenery</source>
        <translation>une case a un seul décor</translation>
    </message>
    <message>
        <source>left and right are said of corners and turns</source>
        <translation>gauche et droite se disent des virages et des carrefours</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Ôtez-le</translation>
    </message>
    <message>
        <source>nothing of a space is written like this</source>
        <translation>rien d’une case ne s’écrit ainsi</translation>
    </message>
    <message>
        <source>Behind a space there can be h, ~, one of m f r w, and &lt; or &gt;; between spaces a blank</source>
        <translation>Derrière une case il peut y avoir h, ~, un de m f r w, et &lt; ou &gt;&#x202f;; entre les cases une espace</translation>
    </message>
    <message>
        <source>a section has at most %1 spaces</source>
        <translation>un tronçon a au plus %1 cases</translation>
    </message>
    <message>
        <source>a section has at least one space</source>
        <translation>un tronçon a au moins une case</translation>
    </message>
    <message>
        <source>Write s for a straight</source>
        <translation>Écrivez s pour une ligne droite</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
</context>
<context>
    <name>SectionNotes</name>
    <message>
        <source>Pacenotes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Spaces not entered: %1</source>
        <comment>sections</comment>
        <translation>Cases non saisies&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SectionRules</name>
    <message>
        <source>There is no board of a zone %1.</source>
        <translation>Il n’y a pas de plateau d’une zone %1.</translation>
    </message>
    <message>
        <source>Zone %1 is in none of the boxes chosen.</source>
        <translation>La zone %1 n’est dans aucune des boîtes choisies.</translation>
    </message>
    <message>
        <source>As far as is known zone %1 has no %2.</source>
        <translation>Autant qu’on sache, la zone %1 n’a pas de %2.</translation>
    </message>
    <message>
        <source>%1 does not go from end to end of one side of the board.</source>
        <translation>%1 ne va pas d’un bout à l’autre d’une face du plateau.</translation>
    </message>
    <message>
        <source>Unknown road: not all roads of zone %1 are known, and none from %2.</source>
        <translation>Route inconnue&#xa0;: toutes les routes de la zone %1 ne sont pas connues, et aucune depuis %2.</translation>
    </message>
    <message>
        <source>No road joins %1 and %2</source>
        <translation>Aucune route ne joint %1 et %2</translation>
    </message>
    <message>
        <source>%1; from %2 the road leads to %3</source>
        <translation>%1&#x202f;; de %2 la route mène à %3</translation>
    </message>
    <message>
        <source>%1 (not all roads of zone %2 are known)</source>
        <translation>%1 (toutes les routes de la zone %2 ne sont pas connues)</translation>
    </message>
    <message>
        <source>%1: spaces not entered. There is no estimate of the stage.</source>
        <translation>%1&#xa0;: cases non saisies. Il n’y a pas d’estimation de la spéciale.</translation>
    </message>
    <message>
        <source>Drive %1</source>
        <translation>Rouler %1</translation>
    </message>
    <message>
        <source>As far as is known zone %1 has no %2. The numbers of side %3 are not entered.</source>
        <translation>Autant qu’on sache, la zone %1 n’a pas de %2. Les nombres de la face %3 ne sont pas saisis.</translation>
    </message>
    <message>
        <source>On your boards no road joins %1 and %2</source>
        <translation>Sur vos plateaux, aucune route ne joint %1 et %2</translation>
    </message>
    <message>
        <source>The road from %1 to %2 is %3</source>
        <translation>La route de %1 à %2 est %3</translation>
    </message>
    <message>
        <source>%1 (which is inferred: your own entries can correct it)</source>
        <translation>%1 (c’est déduit&#xa0;: vos propres saisies peuvent le corriger)</translation>
    </message>
</context>
<context>
    <name>SectionSpeech</name>
    <message>
        <source>road not known</source>
        <translation>route inconnue</translation>
    </message>
    <message>
        <source>spaces not entered</source>
        <translation>cases non saisies</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a section, its spaces</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Section %1: %2</source>
        <translation>Tronçon %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>ServiceApart</name>
    <message>
        <source>The service park %1 is not next to the stage.</source>
        <translation>L’assistance %1 n’est pas à côté de la spéciale.</translation>
    </message>
</context>
<context>
    <name>ServiceTile</name>
    <message>
        <source>There is service after %1, but the stage has no service tile.</source>
        <translation>Il y a assistance après %1, mais la spéciale n’a pas de tuile d’assistance.</translation>
    </message>
    <message>
        <source>%1 has a service tile, but there is no service after it.</source>
        <translation>%1 a une tuile d’assistance, mais il n’y a pas d’assistance ensuite.</translation>
    </message>
    <message>
        <source>Add service after %1</source>
        <translation>Ajouter une assistance après %1</translation>
    </message>
    <message>
        <source>Take away the service after %1</source>
        <translation>Supprimer l’assistance après %1</translation>
    </message>
</context>
<context>
    <name>SeveralParts</name>
    <message numerus="yes">
        <source>The road is in %n part(s) that do not join.</source>
        <translation>
            <numerusform>La route est en %n partie sans raccord.</numerusform>
            <numerusform>La route est en %n parties sans raccord.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeverityNames</name>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indication</translation>
    </message>
</context>
<context>
    <name>SharedHex</name>
    <message>
        <source>Take %1 away</source>
        <translation>Enlever %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) lie on the same hex: %1.</source>
        <translation>
            <numerusform>%n tuile est sur le même hexagone&#x202f;: %1.</numerusform>
            <numerusform>%n tuiles sont sur le même hexagone&#x202f;: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetCommand</name>
    <message>
        <source>The PDF file to write.</source>
        <translation>Le fichier PDF à écrire.</translation>
    </message>
    <message>
        <source>write the sheets of a stage or rally</source>
        <translation>écrit les feuilles d’une spéciale ou d’un rallye</translation>
    </message>
    <message>
        <source>sheets are a PDF</source>
        <translation>les feuilles sont un PDF</translation>
    </message>
    <message>
        <source>no times are printed, as the stages cannot be driven: %1</source>
        <translation>aucun temps n’est imprimé, car les spéciales ne peuvent pas être parcourues&#xa0;: %1</translation>
    </message>
    <message>
        <source>Give it a name that ends in .pdf</source>
        <translation>Donner un nom qui se termine par .pdf</translation>
    </message>
    <message>
        <source>Writes what a table needs to set stages up: of a stage, or of each stage of a rally, one page with
the map, the driving direction and the tiles to pick; of the rally, an overview and the sheets for
times. By choice also maps to a scale, lists with pictures, the laying order step by step, and
the roadbook.</source>
        <translation>Écrit ce qu’il faut à la table pour poser des spéciales&#x202f;: d’une spéciale, ou de chacune d’un rallye, une page
avec le plan, le sens de la course et les tuiles à prendre&#x202f;; du rallye, une vue d’ensemble et les feuilles
de course. Au choix aussi des plans à l’échelle, des listes avec images, l’ordre de pose pas à pas et
le road-book.</translation>
    </message>
</context>
<context>
    <name>SheetInput</name>
    <message>
        <source>there is no stage %1</source>
        <translation>il n’y a pas de spéciale %1</translation>
    </message>
    <message>
        <source>Stages are counted from 1</source>
        <translation>Les spéciales se comptent à partir de 1</translation>
    </message>
    <message>
        <source>Untitled rally</source>
        <translation>Rallye sans titre</translation>
    </message>
</context>
<context>
    <name>SheetOptions</name>
    <message>
        <source>--paper takes a4 or letter</source>
        <translation>--paper demande a4 ou letter</translation>
    </message>
    <message>
        <source>--scale takes fit, true, or 1:N with N from %1 to %2</source>
        <translation>--scale demande fit, true, ou 1:N avec N de %1 à %2</translation>
    </message>
    <message>
        <source>PAGES</source>
        <translation>PAGES</translation>
    </message>
    <message>
        <source>The paper: a4 or letter. Left out: that of your country.</source>
        <translation>Le papier&#xa0;: a4 ou letter. Par défaut&#xa0;: celui de votre pays.</translation>
    </message>
    <message>
        <source>PAPER</source>
        <translation>PAPIER</translation>
    </message>
    <message>
        <source>Millimetres left free on all sides. Left out: 10.</source>
        <translation>Millimètres laissés libres de tous les côtés. Par défaut&#xa0;: 10.</translation>
    </message>
    <message>
        <source>In black and white.</source>
        <translation>En noir et blanc.</translation>
    </message>
    <message>
        <source>How large a map is: fit, as large as the page allows; true, as the tiles are; 1:N. It takes as many pages as it needs. Left out: fit.</source>
        <translation>La taille d’un plan&#xa0;: fit, aussi grand que la page le permet&#x202f;; true, à la taille des tuiles&#x202f;; 1:N. Il prend autant de pages qu’il lui en faut. Par défaut&#xa0;: fit.</translation>
    </message>
    <message>
        <source>SCALE</source>
        <translation>ÉCHELLE</translation>
    </message>
    <message>
        <source>Millimetres that the pages of a map overlap. Left out: 10.</source>
        <translation>Millimètres de recouvrement entre les pages d’un plan. Par défaut&#xa0;: 10.</translation>
    </message>
    <message>
        <source>Millimetres of a tile, from edge to opposite edge. Left out: %1.</source>
        <translation>Millimètres d’une tuile, d’un bord au bord opposé. Par défaut&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The pages to print, by their numbers: 1,3-5. Left out: all.</source>
        <translation>Les pages à imprimer, par leurs numéros&#xa0;: 1,3-5. Par défaut&#xa0;: toutes.</translation>
    </message>
    <message>
        <source>NUMBERS</source>
        <translation>NUMÉROS</translation>
    </message>
    <message>
        <source>The language: %1. Left out: that of the system.</source>
        <translation>La langue&#xa0;: %1. Par défaut&#xa0;: celle du système.</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>LANGUE</translation>
    </message>
    <message>
        <source>--lang takes one of %1</source>
        <translation>--lang accepte l’une de ces langues&#xa0;: %1</translation>
    </message>
    <message>
        <source>--%1 takes millimetres, from %2 to %3</source>
        <translation>--%1 demande des millimètres, de %2 à %3</translation>
    </message>
    <message>
        <source>Time sheets to be filled in, also where there are results.</source>
        <translation>Feuilles de course à remplir, même s’il y a des résultats.</translation>
    </message>
    <message>
        <source>there are no pages &quot;%1&quot;; --pages takes rally, stage, map, list, laying, notes, times, with commas between</source>
        <translation>il n’y a pas de pages «&#x202f;%1&#x202f;»&#x202f;; --pages prend rally, stage, map, list, laying, notes, times, séparés par des virgules</translation>
    </message>
    <message>
        <source>What to print, with commas between: rally, the overview (1 page for up to four stages); of each stage stage, map and tile list (1), map, the map alone, as large as a page allows (1), list, the tiles with pictures (1), laying, step by step (1 for up to 15 tiles), notes, the roadbook (1 to 2); times (of a stage alone 1, of three 2; for five or six drivers one more, and one for solo sheets). Left out: rally,stage,times; of one stage stage.</source>
        <translation>Ce qui est imprimé, séparé par des virgules&#x202f;: rally, la vue d’ensemble (1 page jusqu’à quatre spéciales)&#x202f;; de chaque spéciale stage, plan et liste des tuiles (1), map, le plan seul, aussi grand que la page le permet (1), list, les tuiles avec images (1), laying, pas à pas (1 jusqu’à 15 tuiles), notes, le road-book (1 à 2)&#x202f;; times (d’une spéciale seule 1, de trois 2&#x202f;; pour cinq ou six pilotes une de plus, et une pour les feuilles solo). Omis&#x202f;: rally,stage,times&#x202f;; d’une seule spéciale stage.</translation>
    </message>
    <message>
        <source>On the maps the code of each stage of tiles, as a QR code for telephones and as text: convert reads it.</source>
        <translation>Sur les plans, le code de chaque spéciale de tuiles, en code QR pour les téléphones et en texte&#xa0;: convert le lit.</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>100 mm</source>
        <translation>100&#xa0;mm</translation>
    </message>
    <message>
        <source>100 mm on paper</source>
        <translation>100&#xa0;mm sur le papier</translation>
    </message>
</context>
<context>
    <name>SheetPages</name>
    <message>
        <source>the pages could not be put together as a PDF (%1)</source>
        <translation>les pages n&apos;ont pas pu être réunies en un PDF (%1)</translation>
    </message>
    <message>
        <source>Print fewer pages at once</source>
        <translation>Imprimez moins de pages à la fois</translation>
    </message>
</context>
<context>
    <name>SheetTitle</name>
    <message>
        <source>Untitled stage</source>
        <translation>Spéciale sans titre</translation>
    </message>
    <message>
        <source>Untitled circuit</source>
        <translation>Circuit sans titre</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n lap(s)</source>
        <translation>
            <numerusform>%1, %n tour</numerusform>
            <numerusform>%1, %n tours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Untitled rally</source>
        <translation>Rallye sans titre</translation>
    </message>
    <message>
        <source>there is nothing to print</source>
        <translation>il n’y a rien à imprimer</translation>
    </message>
    <message>
        <source>Choose other pages</source>
        <translation>Choisissez d’autres pages</translation>
    </message>
    <message>
        <source>nothing is laid in the stage yet</source>
        <translation>rien n’est encore posé dans la spéciale</translation>
    </message>
    <message>
        <source>Lay something first</source>
        <translation>Posez d’abord quelque chose</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Tiles to pick</source>
        <translation>Tuiles à prendre</translation>
    </message>
    <message>
        <source>Laying order</source>
        <translation>Ordre de pose</translation>
    </message>
    <message>
        <source>Roadbook</source>
        <translation>Road-book</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Map and tiles</source>
        <translation>Plan et tuiles</translation>
    </message>
</context>
<context>
    <name>ShopRules</name>
    <message>
        <source>There is no stack &quot;%1&quot; for the shop: numbers 1 to 9, each as A and B.</source>
        <translation>Il n’y a pas de pile «&#x202f;%1&#x202f;» pour la boutique&#xa0;: numéros 1 à 9, chacun en A et B.</translation>
    </message>
    <message>
        <source>Take away the stacks that there are not</source>
        <translation>Retirer les piles qui n’existent pas</translation>
    </message>
    <message numerus="yes">
        <source>Number %1 is in the shop %n times: %2. Each number lies there once.</source>
        <translation>
            <numerusform>Le numéro %1 est %n fois dans la boutique&#xa0;: %2. Chaque numéro y est une fois.</numerusform>
            <numerusform>Le numéro %1 est %n fois dans la boutique&#xa0;: %2. Chaque numéro y est une fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave one stack of number %1</source>
        <translation>Laisser une pile du numéro %1</translation>
    </message>
    <message>
        <source>The shop has no stack with number %1.</source>
        <translation>La boutique n’a pas de pile avec le numéro %1.</translation>
    </message>
    <message>
        <source>Lay stacks of A: %1</source>
        <translation>Poser des piles A&#xa0;: %1</translation>
    </message>
    <message>
        <source>The shop of a trial has stack %1.</source>
        <translation>La boutique d’un essai a la pile %1.</translation>
    </message>
    <message>
        <source>Lay the stacks of the trial</source>
        <translation>Poser les piles de l’essai</translation>
    </message>
    <message>
        <source>Which stack is the fourth of a trial&apos;s shop, the rulebook does not tell, as it names 5A twice. Choose one of these: %1.</source>
        <translation>La règle ne dit pas quelle pile est la quatrième de la boutique d’un essai, car elle cite deux fois 5A. Choisir l’une de celles-ci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The shop of a trial has four stacks, not %1.</source>
        <translation>La boutique d’un essai a quatre piles, pas %1.</translation>
    </message>
</context>
<context>
    <name>SignKey</name>
    <message>
        <source>inside line: highest gear</source>
        <translation>trajectoire tendue&#xa0;: vitesse maximale</translation>
    </message>
    <message>
        <source>slide: its gear</source>
        <translation>dérapage&#xa0;: sa vitesse</translation>
    </message>
    <message>
        <source>cut: highest gear, a card</source>
        <translation>corde&#xa0;: vitesse maximale, carte</translation>
    </message>
    <message>
        <source>bump</source>
        <translation>bosse</translation>
    </message>
    <message>
        <source>halves: sliding before or after a corner</source>
        <translation>demi-cases&#xa0;: dérapage avant ou après virage</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>gué</translation>
    </message>
    <message>
        <source>meadow</source>
        <translation>prairie</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>forêt</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>rocher</translation>
    </message>
    <message>
        <source>water</source>
        <translation>eau</translation>
    </message>
</context>
<context>
    <name>SlantsDiffer</name>
    <message>
        <source>The roads of %1 and %2 do not fit together: the first leaves its tile slanting to the right, the second straight.</source>
        <translation>Les routes de %1 et %2 ne se raccordent pas&#x202f;: la première quitte sa tuile de biais vers la droite, la seconde tout droit.</translation>
    </message>
    <message>
        <source>The roads of %1 and %2 do not fit together: the first leaves its tile slanting to the left, the second straight.</source>
        <translation>Les routes de %1 et %2 ne se raccordent pas&#x202f;: la première quitte sa tuile de biais vers la gauche, la seconde tout droit.</translation>
    </message>
    <message>
        <source>The roads of %1 and %2 do not fit together: the first leaves its tile slanting to the left, the second to the right.</source>
        <translation>Les routes de %1 et %2 ne se raccordent pas&#x202f;: la première quitte sa tuile de biais vers la gauche, la seconde vers la droite.</translation>
    </message>
</context>
<context>
    <name>SoloPages</name>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>A stroke for each turn that ends so</source>
        <translation>Un trait par tour de jeu fini ainsi</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours de jeu</translation>
    </message>
    <message numerus="yes">
        <source>Each focus token left takes off %n second(s).</source>
        <translation>
            <numerusform>Chaque jeton de concentration restant enlève %n seconde.</numerusform>
            <numerusform>Chaque jeton de concentration restant enlève %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Solo sheet</source>
        <translation>Feuille solo</translation>
    </message>
</context>
<context>
    <name>StackRules</name>
    <message>
        <source>A Grand Slam has three tracks, not %1.</source>
        <translation>Un Grand Chelem a trois pistes, pas %1.</translation>
    </message>
    <message>
        <source>%1 is in the Grand Slam twice, and in the box once.</source>
        <translation>%1 est deux fois dans le Grand Chelem, et une fois dans la boîte.</translation>
    </message>
    <message>
        <source>%1 and %2 are the two sides of one board.</source>
        <translation>%1 et %2 sont les deux faces d’un même plateau.</translation>
    </message>
    <message>
        <source>Whether %1 and %2 are sides of one board cannot be told: it is not entered which track is on whose back.</source>
        <translation>On ne peut pas dire si %1 et %2 sont les faces d’un même plateau&#x202f;: il n’est pas noté quelle piste est au dos de laquelle.</translation>
    </message>
</context>
<context>
    <name>StageCode</name>
    <message>
        <source>this is no code of a stage, or a sign in it is wrong, missing or too many</source>
        <translation>ce n’est pas le code d’une spéciale, ou un de ses signes est faux, manque ou est de trop</translation>
    </message>
    <message>
        <source>Compare it with the one you were given</source>
        <translation>Comparez-le avec celui que vous avez reçu</translation>
    </message>
    <message>
        <source>this code says what this version does not know</source>
        <translation>ce code dit quelque chose que cette version ne connaît pas</translation>
    </message>
    <message>
        <source>Open it with a newer version of Stagewright</source>
        <translation>Ouvrez-le avec une version plus récente de Stagewright</translation>
    </message>
    <message>
        <source>title and author are not in a code</source>
        <translation>le titre et l’auteur ne sont pas dans un code</translation>
    </message>
    <message>
        <source>notes are not in a code</source>
        <translation>les notes ne sont pas dans un code</translation>
    </message>
    <message>
        <source>car and number of players are not in a code</source>
        <translation>la voiture et le nombre de joueurs ne sont pas dans un code</translation>
    </message>
    <message>
        <source>what a file says beside is not in a code</source>
        <translation>ce qu’un fichier dit en plus n’est pas dans un code</translation>
    </message>
    <message>
        <source>the order of laying is not in a code</source>
        <translation>l’ordre de pose n’est pas dans un code</translation>
    </message>
    <message>
        <source>tokens are not in a code</source>
        <translation>les jetons ne sont pas dans un code</translation>
    </message>
    <message>
        <source>there are no codes for this game</source>
        <translation>il n’y a pas de codes pour ce jeu</translation>
    </message>
    <message>
        <source>Save it as a file</source>
        <translation>Enregistrez-la dans un fichier</translation>
    </message>
    <message numerus="yes">
        <source>a code holds at most %n tile(s)</source>
        <translation>
            <numerusform>un code contient au plus %n tuile</numerusform>
            <numerusform>un code contient au plus %n tuiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageDrawing</name>
    <message>
        <source>stages of this game have no map</source>
        <translation>les spéciales de ce jeu n’ont pas de plan</translation>
    </message>
</context>
<context>
    <name>StageDriving</name>
    <message>
        <source>how long stages of this game take is not known</source>
        <translation>on ne sait pas combien de temps prennent les spéciales de ce jeu</translation>
    </message>
</context>
<context>
    <name>StageEstimating</name>
    <message>
        <source>--%1 is not for stages of this game</source>
        <translation>--%1 ne vaut pas pour les spéciales de ce jeu</translation>
    </message>
</context>
<context>
    <name>StageFields</name>
    <message>
        <source>must be &quot;stage&quot; or &quot;circuit&quot;</source>
        <translation>doit être «&#x202f;stage&#x202f;» ou «&#x202f;circuit&#x202f;»</translation>
    </message>
</context>
<context>
    <name>StageFile</name>
    <message>
        <source>the stage is larger than our own file of it may be (%1 MB)</source>
        <translation>la spéciale est trop grosse pour un fichier de ce programme (%1&#xa0;Mo)</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Choisissez un autre fichier</translation>
    </message>
    <message>
        <source>our own file of the stage would hold more than %1 values</source>
        <translation>notre propre fichier de la spéciale contiendrait plus de %1 valeurs</translation>
    </message>
</context>
<context>
    <name>StageInput</name>
    <message>
        <source>there is no stage %1</source>
        <translation>il n’y a pas de spéciale %1</translation>
    </message>
    <message>
        <source>the rally has no stages</source>
        <translation>le rallye n’a pas de spéciales</translation>
    </message>
    <message>
        <source>Stages are counted from 1</source>
        <translation>Les spéciales se comptent à partir de 1</translation>
    </message>
    <message>
        <source>Add one first</source>
        <translation>Ajoutez-en d’abord une</translation>
    </message>
    <message>
        <source>this is a stage, not a rally</source>
        <translation>c’est une spéciale, pas un rallye</translation>
    </message>
    <message>
        <source>&quot;rally --new&quot; makes a rally of stages</source>
        <translation>«&#x202f;rally --new&#x202f;» compose un rallye de spéciales</translation>
    </message>
    <message>
        <source>nothing is laid in the stage, so there is nothing to draw</source>
        <translation>rien n’est posé dans la spéciale, il n’y a donc rien à dessiner</translation>
    </message>
    <message>
        <source>Lay something first</source>
        <translation>Posez d’abord quelque chose</translation>
    </message>
</context>
<context>
    <name>StageName</name>
    <message>
        <source>SS %1</source>
        <translation>ES %1</translation>
    </message>
    <message>
        <source>SS %1: %2</source>
        <translation>ES %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Race %1</source>
        <translation>Course %1</translation>
    </message>
    <message>
        <source>Race %1: %2</source>
        <translation>Course %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>StageOptionTexts</name>
    <message>
        <source>Of a rally: the number of the stage, from 1. Left out: the first, or all where a command takes rallies as a whole.</source>
        <translation>D’un rallye&#xa0;: le numéro de la spéciale, à partir de 1. Par défaut&#xa0;: la première, ou toutes si la commande prend des rallyes entiers.</translation>
    </message>
</context>
<context>
    <name>StagePages</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Pieces to pick</source>
        <translation>Pièces à prendre</translation>
    </message>
</context>
<context>
    <name>StageRacing</name>
    <message>
        <source>how several cars race in this game is not known</source>
        <translation>on ne sait pas comment plusieurs voitures courent dans ce jeu</translation>
    </message>
</context>
<context>
    <name>StageRoad</name>
    <message>
        <source>the surface of side %1 is not known</source>
        <translation>le revêtement de la face %1 n’est pas connu</translation>
    </message>
    <message>
        <source>Say it with the roads of your board</source>
        <translation>Dites-le avec les routes de votre plateau</translation>
    </message>
    <message>
        <source>the rules have no dashboard for tyres &quot;%1&quot; on the surface of %2</source>
        <translation>les règles n’ont pas de tableau de bord pour les pneus «&#xa0;%1&#xa0;» sur le revêtement de %2</translation>
    </message>
    <message>
        <source>Choose other tyres</source>
        <translation>Choisissez d’autres pneus</translation>
    </message>
    <message>
        <source>%1: spaces not entered</source>
        <translation>%1&#xa0;: cases non saisies</translation>
    </message>
    <message>
        <source>Enter them from your boards</source>
        <translation>Saisissez-les d’après vos plateaux</translation>
    </message>
    <message>
        <source>the stage has no section</source>
        <translation>la spéciale n’a pas de tronçon</translation>
    </message>
</context>
<context>
    <name>StageUndoSteps</name>
    <message>
        <source>Change title</source>
        <translation>Modifier le titre</translation>
    </message>
    <message>
        <source>Change author</source>
        <translation>Modifier l’auteur</translation>
    </message>
    <message>
        <source>Change laps</source>
        <translation>Modifier le nombre de tours</translation>
    </message>
    <message>
        <source>Change the car</source>
        <translation>Changer de voiture</translation>
    </message>
</context>
<context>
    <name>StandingPages</name>
    <message numerus="yes">
        <source>Standings after %n stage(s)</source>
        <translation>
            <numerusform>Classement après %n spéciale</numerusform>
            <numerusform>Classement après %n spéciales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Standings after %n race(s)</source>
        <translation>
            <numerusform>Classement après %n course</numerusform>
            <numerusform>Classement après %n courses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsTable</name>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Stages missing</source>
        <translation>ES manquantes</translation>
    </message>
    <message>
        <source>places %1</source>
        <translation>places %1</translation>
    </message>
</context>
<context>
    <name>StartAndFinish</name>
    <message>
        <source>The circuit has no start-finish tile.</source>
        <translation>Le circuit n’a pas de tuile de départ et d’arrivée.</translation>
    </message>
    <message numerus="yes">
        <source>The circuit has %n start-finish tile(s).</source>
        <translation>
            <numerusform>Le circuit a %n tuile de départ et d’arrivée.</numerusform>
            <numerusform>Le circuit a %n tuiles de départ et d’arrivée.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stage has no start tile.</source>
        <translation>La spéciale n’a pas de tuile de départ.</translation>
    </message>
    <message numerus="yes">
        <source>The stage has %n start tile(s).</source>
        <translation>
            <numerusform>La spéciale a %n tuile de départ.</numerusform>
            <numerusform>La spéciale a %n tuiles de départ.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stage has no finish tile.</source>
        <translation>La spéciale n’a pas de tuile d’arrivée.</translation>
    </message>
    <message numerus="yes">
        <source>The stage has %n finish tile(s).</source>
        <translation>
            <numerusform>La spéciale a %n tuile d’arrivée.</numerusform>
            <numerusform>La spéciale a %n tuiles d’arrivée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it a circuit</source>
        <translation>En faire un circuit</translation>
    </message>
    <message numerus="yes">
        <source>The circuit has %n start tile(s).</source>
        <translation>
            <numerusform>Le circuit a %n tuile de départ.</numerusform>
            <numerusform>Le circuit a %n tuiles de départ.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no tiles yet.</source>
        <translation>Il n’y a pas encore de tuile.</translation>
    </message>
</context>
<context>
    <name>StrayToken</name>
    <message>
        <source>The token %1 on %2 lies beside the road.</source>
        <translation>Le jeton %1 sur %2 est à côté de la route.</translation>
    </message>
    <message>
        <source>Take the stray tokens off %1</source>
        <translation>Enlever les jetons égarés de %1</translation>
    </message>
</context>
<context>
    <name>StripText</name>
    <message>
        <source>New stage</source>
        <translation>Nouvelle spéciale</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>service afterwards</source>
        <translation>assistance ensuite</translation>
    </message>
    <message>
        <source>%1 min, %2</source>
        <comment>minutes and class of a stage</comment>
        <translation>%1&#xa0;min, %2</translation>
    </message>
    <message>
        <source>New circuit</source>
        <translation>Nouveau circuit</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
</context>
<context>
    <name>Substitute</name>
    <message>
        <source>no tile of the boxes has the roads and lanes of %1</source>
        <translation>aucune tuile des boîtes n’a les routes et les voies de %1</translation>
    </message>
    <message numerus="yes">
        <source>the stage has %n tile(s), and the boxes hold %1</source>
        <translation>
            <numerusform>la spéciale a %n tuile, et les boîtes en ont %1</numerusform>
            <numerusform>la spéciale a %n tuiles, et les boîtes en ont %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the search stopped before it was through</source>
        <translation>la recherche s’est arrêtée avant la fin</translation>
    </message>
    <message>
        <source>no tile with the roads and lanes of %1 is left in the boxes</source>
        <translation>il ne reste dans les boîtes aucune tuile qui ait les routes et les voies de %1</translation>
    </message>
    <message>
        <source>with other tiles in their places the stage does not hold by every rule; &quot;stagewright check&quot; says what is wrong with it</source>
        <translation>avec d’autres tuiles à leur place, la spéciale ne respecte pas toutes les règles&#x202f;; «&#x202f;stagewright check&#x202f;» dit ce qui ne va pas</translation>
    </message>
</context>
<context>
    <name>SubstituteCommand</name>
    <message>
        <source>lay a stage with the tiles of the boxes that there are</source>
        <translation>pose une spéciale avec les tuiles des boîtes qu’il y a</translation>
    </message>
    <message>
        <source>%1 for %2 at (%3, %4)</source>
        <translation>%1 pour %2 en (%3, %4)</translation>
    </message>
    <message>
        <source>%1: the boxes hold all its tiles</source>
        <translation>%1&#x202f;: les boîtes ont toutes ses tuiles</translation>
    </message>
    <message>
        <source>%1: expected time %2 instead of %3</source>
        <translation>%1&#x202f;: temps attendu %2 au lieu de %3</translation>
    </message>
    <message>
        <source>Replaces each tile of a stage that the boxes lack by one with the same roads and lanes, of these the one most like it: all at once, so that the whole can be laid. Without --boxes from the core box of the game. What changes is said tile by tile.
Leaves with 1 if it cannot be, and says why, with 2 if the file cannot be used.</source>
        <translation>Remplace chaque tuile d’une spéciale qui manque aux boîtes par une de mêmes routes et voies, la plus semblable&#x202f;: toutes à la fois, pour que l’ensemble puisse être posé. Sans --boxes, avec la boîte de base du jeu. Ce qui change est dit tuile par tuile.
Sort avec 1 si ce n’est pas possible, en disant pourquoi, avec 2 si le fichier est inutilisable.</translation>
    </message>
</context>
<context>
    <name>SurfaceChanges</name>
    <message numerus="yes">
        <source>asphalt (%n tile(s))</source>
        <translation>
            <numerusform>asphalte (%n tuile)</numerusform>
            <numerusform>asphalte (%n tuiles)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gravel (%n tile(s))</source>
        <translation>
            <numerusform>terre (%n tuile)</numerusform>
            <numerusform>terre (%n tuiles)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow (%n tile(s))</source>
        <translation>
            <numerusform>neige (%n tuile)</numerusform>
            <numerusform>neige (%n tuiles)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no surface (%n tile(s))</source>
        <translation>
            <numerusform>sans surface (%n tuile)</numerusform>
            <numerusform>sans surface (%n tuiles)</numerusform>
        </translation>
    </message>
    <message>
        <source>The surface changes: %1.</source>
        <translation>La surface change&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>SurfaceText</name>
    <message>
        <source>asphalt</source>
        <translation>asphalte</translation>
    </message>
    <message>
        <source>gravel</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>neige</translation>
    </message>
</context>
<context>
    <name>SystemError</name>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the room that you may take up there is used up</source>
        <translation>la place qui vous y est accordée est épuisée</translation>
    </message>
    <message>
        <source>the file would be larger than it may be</source>
        <translation>le fichier serait plus gros que permis</translation>
    </message>
    <message>
        <source>nothing can be changed on this disk</source>
        <translation>rien ne peut être modifié sur ce disque</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>ce fichier ou dossier n’existe pas</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>une partie du chemin est un fichier, pas un dossier</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>this link leads to itself</source>
        <translation>ce lien mène à lui-même</translation>
    </message>
    <message>
        <source>the disk does not work as it should</source>
        <translation>le disque ne fonctionne pas comme il faut</translation>
    </message>
    <message>
        <source>the disk cannot be reached</source>
        <translation>le disque est inaccessible</translation>
    </message>
    <message>
        <source>Make room there, or choose another place</source>
        <translation>Faites-y de la place ou choisissez un autre endroit</translation>
    </message>
    <message>
        <source>Raise the limit of file sizes, or choose another place</source>
        <translation>Relevez la limite de taille des fichiers ou choisissez un autre endroit</translation>
    </message>
    <message>
        <source>Choose a shorter name</source>
        <translation>Choisissez un nom plus court</translation>
    </message>
    <message>
        <source>Choose another disk</source>
        <translation>Choisissez un autre disque</translation>
    </message>
    <message>
        <source>Choose another place</source>
        <translation>Choisissez un autre endroit</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>elle est fermée</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>&quot;%1&quot; is not the size of a table</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une taille de table</translation>
    </message>
    <message>
        <source>Give width and depth in centimetres, such as 120x80</source>
        <translation>Donnez la largeur et la profondeur en centimètres, par exemple 120x80</translation>
    </message>
</context>
<context>
    <name>TableMap</name>
    <message>
        <source>no car drives on a table of cards</source>
        <translation>aucune voiture ne roule sur une table de cartes</translation>
    </message>
</context>
<context>
    <name>TableOutline</name>
    <message>
        <source>%1 × %2 cm</source>
        <translation>%1 × %2&#xa0;cm</translation>
    </message>
</context>
<context>
    <name>TablePicture</name>
    <message>
        <source>leaves first</source>
        <translation>part la première</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>paquet</translation>
    </message>
    <message>
        <source>no stage chosen</source>
        <translation>pas de spéciale</translation>
    </message>
    <message>
        <source>no driver yet</source>
        <translation>pas encore de pilote</translation>
    </message>
</context>
<context>
    <name>TableSpeech</name>
    <message>
        <source>Empty slot for stage cards</source>
        <translation>Place vide pour cartes de spéciale</translation>
    </message>
    <message>
        <source>Stage card %1</source>
        <translation>Carte de spéciale %1</translation>
    </message>
    <message>
        <source>leaves in round %1</source>
        <translation>part à la manche %1</translation>
    </message>
    <message>
        <source>a die of the ghost driver lies on it</source>
        <translation>un dé du pilote fantôme est dessus</translation>
    </message>
    <message>
        <source>Shop %1: empty</source>
        <translation>Boutique %1&#xa0;: vide</translation>
    </message>
    <message>
        <source>Shop %1: stack %2</source>
        <translation>Boutique %1&#xa0;: pile %2</translation>
    </message>
    <message>
        <source>no driver yet</source>
        <translation>pas encore de pilote</translation>
    </message>
    <message numerus="yes">
        <source>%n damage token(s) flipped</source>
        <translation>
            <numerusform>%n jeton de dégâts retourné</numerusform>
            <numerusform>%n jetons de dégâts retournés</numerusform>
        </translation>
    </message>
    <message>
        <source>Driver %1, for player %2</source>
        <translation>Pilote %1, pour le joueur %2</translation>
    </message>
    <message>
        <source>Driver %1, free</source>
        <translation>Pilote %1, libre</translation>
    </message>
</context>
<context>
    <name>TableSteps</name>
    <message>
        <source>The other stack of number %1</source>
        <translation>L’autre pile du numéro %1</translation>
    </message>
    <message>
        <source>No stack of number %1</source>
        <translation>Pas de pile du numéro %1</translation>
    </message>
    <message>
        <source>Lay stack %1</source>
        <translation>Poser la pile %1</translation>
    </message>
    <message>
        <source>Mix the shop</source>
        <translation>Mélanger la boutique</translation>
    </message>
    <message>
        <source>No driver for player %1</source>
        <translation>Pas de pilote pour le joueur %1</translation>
    </message>
    <message>
        <source>%1 drives for player %2</source>
        <translation>%1 roule pour le joueur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n damage token(s) flipped</source>
        <translation>
            <numerusform>%n jeton de dégâts retourné</numerusform>
            <numerusform>%n jetons de dégâts retournés</numerusform>
        </translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Changer de place</translation>
    </message>
    <message>
        <source>Name of a player</source>
        <translation>Nom d’un joueur</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>Mode&#xa0;: %1</translation>
    </message>
    <message>
        <source>No stage chosen</source>
        <translation>Aucune spéciale choisie</translation>
    </message>
    <message>
        <source>Stage: %1</source>
        <translation>Spéciale&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) open</source>
        <translation>
            <numerusform>%n carte visible</numerusform>
            <numerusform>%n cartes visibles</numerusform>
        </translation>
    </message>
    <message>
        <source>What the empty slot does</source>
        <translation>Ce que fait la place vide</translation>
    </message>
    <message>
        <source>Ghost driver: %1</source>
        <translation>Pilote fantôme&#xa0;: %1</translation>
    </message>
    <message>
        <source>No ghost driver</source>
        <translation>Pas de pilote fantôme</translation>
    </message>
    <message>
        <source>Note on card %1</source>
        <translation>Note sur la carte %1</translation>
    </message>
    <message>
        <source>Draw drivers</source>
        <translation>Tirer les pilotes</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>The boxes hold all these tiles.</source>
        <translation>Les boîtes contiennent toutes ces tuiles.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are short:</source>
        <translation>
            <numerusform>Il manque %n tuile&#xa0;:</numerusform>
            <numerusform>Il manque %n tuiles&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Il en faut</translation>
    </message>
    <message>
        <source>In the boxes</source>
        <translation>Dans les boîtes</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et encore %n</numerusform>
            <numerusform>et encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Posées</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Manque</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Spéciale</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>En place</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bougées</translation>
    </message>
    <message>
        <source>From the box</source>
        <translation>Prises</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Tiles from stage to stage</source>
        <translation>Tuiles d’une spéciale à l’autre</translation>
    </message>
    <message>
        <source>Order with the least rebuilding</source>
        <translation>Ordre qui demande le moins de poses</translation>
    </message>
    <message>
        <source>Looking for it…</source>
        <translation>Recherche en cours…</translation>
    </message>
    <message>
        <source>No order lays fewer tiles than the one they are in: %1.</source>
        <translation>Aucun ordre ne pose moins de tuiles que l’ordre actuel&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Tiles needed</source>
        <translation>Tuiles nécessaires</translation>
    </message>
    <message numerus="yes">
        <source>No better order was found than the one they are in: it lays %n tile(s), and none needs fewer than %1.</source>
        <translation>
            <numerusform>Aucun ordre meilleur que l’actuel n’a été trouvé&#xa0;: il pose %n tuile, et aucun n’en demande moins de %1.</numerusform>
            <numerusform>Aucun ordre meilleur que l’actuel n’a été trouvé&#xa0;: il pose %n tuiles, et aucun n’en demande moins de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are laid instead of %1, and no order lays fewer: %2.</source>
        <translation>
            <numerusform>On pose %n tuile au lieu de %1, et aucun ordre n’en pose moins&#xa0;: %2.</numerusform>
            <numerusform>On pose %n tuiles au lieu de %1, et aucun ordre n’en pose moins&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are laid instead of %1, and no order needs fewer than %2: %3.</source>
        <translation>
            <numerusform>On pose %n tuile au lieu de %1, et aucun ordre n’en demande moins de %2&#xa0;: %3.</numerusform>
            <numerusform>On pose %n tuiles au lieu de %1, et aucun ordre n’en demande moins de %2&#xa0;: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Newbie</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Rookie</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Amateur</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>Challenger</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Vétéran</translation>
    </message>
    <message>
        <source>Beast</source>
        <translation>Monstre</translation>
    </message>
    <message>
        <source>all three dice from the start</source>
        <translation>les trois dés dès le départ</translation>
    </message>
    <message>
        <source>a die each on stage cards: %1</source>
        <translation>un dé sur chacune des cartes de spéciale&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1; from the start: %2</source>
        <comment>where dice lie, and how many do not</comment>
        <translation>%1&#xa0;; dès le départ&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 minutes</source>
        <translation>%1 à %2 minutes</translation>
    </message>
    <message>
        <source>by your own figure</source>
        <translation>d’après votre chiffre</translation>
    </message>
    <message>
        <source>by your own evenings</source>
        <translation>d’après vos soirées</translation>
    </message>
    <message>
        <source>by what the box says</source>
        <translation>d’après la boîte</translation>
    </message>
    <message>
        <source>assumed: the rulebook says nothing of it</source>
        <translation>supposé&#xa0;: la règle n’en dit rien</translation>
    </message>
    <message>
        <source>Easier by fewer open cards, harder by damage from the start</source>
        <translation>Plus facile par moins de cartes visibles, plus dur par des dégâts dès le départ</translation>
    </message>
    <message>
        <source>Easier: fewer stage cards lie open</source>
        <translation>Plus facile&#xa0;: moins de cartes de spéciale visibles</translation>
    </message>
    <message>
        <source>Harder: damage from the start</source>
        <translation>Plus dur&#xa0;: dégâts dès le départ</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Comme d’habitude</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
</context>
<context>
    <name>TabletopReader</name>
    <message>
        <source>&quot;%1&quot; names no side; side a is laid, as the table does</source>
        <translation>«&#x202f;%1&#x202f;» ne nomme aucune face&#x202f;; la face a est posée, comme sur la table</translation>
    </message>
    <message numerus="yes">
        <source>a stage holds at most %n tile(s)</source>
        <translation>
            <numerusform>une spéciale contient au plus %n tuile</numerusform>
            <numerusform>une spéciale contient au plus %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>must be three numbers</source>
        <translation>doit se composer de trois nombres</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no tile that can be laid here; it is left out</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une tuile que l’on puisse poser ici&#x202f;; elle est ignorée</translation>
    </message>
    <message>
        <source>tile %1 is turned by %2 degrees, between two ways to lie; the nearer one is taken</source>
        <translation>la tuile %1 est tournée de %2 degrés, entre deux positions&#x202f;; la plus proche est retenue</translation>
    </message>
    <message>
        <source>tile %1 at (%2, %3) lies between the hexes of the others; it is left out</source>
        <translation>la tuile %1 en (%2, %3) est entre les hexagones des autres&#x202f;; elle est ignorée</translation>
    </message>
    <message>
        <source>the script holds no stage</source>
        <translation>le script ne contient pas de spéciale</translation>
    </message>
    <message>
        <source>Choose a script in which a TileList is filled</source>
        <translation>Choisissez un script qui remplit une TileList</translation>
    </message>
    <message>
        <source>tile %1 lies higher than the others or is tipped; it is laid flat</source>
        <translation>la tuile %1 est plus haute que les autres ou inclinée&#x202f;; elle est posée à plat</translation>
    </message>
    <message>
        <source>this is no UTF-8; letters that are not plain are lost</source>
        <translation>ce n’est pas de l’UTF-8&#x202f;; les lettres accentuées sont perdues</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>est absent</translation>
    </message>
</context>
<context>
    <name>TabletopSave</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the saved table holds no stage</source>
        <translation>la table enregistrée ne contient pas de spéciale</translation>
    </message>
    <message>
        <source>Choose one with a script in which a TileList is filled</source>
        <translation>Choisissez-en une avec un script qui remplit une TileList</translation>
    </message>
</context>
<context>
    <name>TabletopScript</name>
    <message>
        <source>a text or a comment has no end</source>
        <translation>un texte ou un commentaire n’a pas de fin</translation>
    </message>
    <message>
        <source>the tables are nested too deep</source>
        <translation>les tables sont trop imbriquées</translation>
    </message>
    <message>
        <source>the table holds something else than values</source>
        <translation>la table contient autre chose que des valeurs</translation>
    </message>
    <message>
        <source>Mend the file there</source>
        <translation>Corrigez le fichier à cet endroit</translation>
    </message>
    <message>
        <source>it lays the tiles of %1 at once, and is left out as no stage of its own</source>
        <translation>pose en une fois les tuiles de %1&#x202f;; laissé de côté, car ce n’est pas une spéciale à part entière</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>the script ends in the middle of a table</source>
        <translation>le script finit au milieu d’une table</translation>
    </message>
    <message>
        <source>the tables of tiles hold more than %1 values together</source>
        <translation>les tables de tuiles contiennent ensemble plus de %1 valeurs</translation>
    </message>
</context>
<context>
    <name>TabletopWriter</name>
    <message>
        <source>the field &quot;%1&quot; has another meaning there</source>
        <translation>le champ «&#x202f;%1&#x202f;» y a un autre sens</translation>
    </message>
    <message>
        <source>the token &quot;%1&quot; is not laid there</source>
        <translation>le jeton «&#x202f;%1&#x202f;» n’y est pas posé</translation>
    </message>
    <message>
        <source>the notes are not shown there</source>
        <translation>les notes n’y sont pas affichées</translation>
    </message>
    <message>
        <source>the number of laps is not shown there</source>
        <translation>le nombre de tours n’y est pas affiché</translation>
    </message>
    <message>
        <source>the table has no tile %1</source>
        <translation>la table n’a pas de tuile %1</translation>
    </message>
    <message>
        <source>the note is not shown there</source>
        <translation>la note n’y est pas affichée</translation>
    </message>
    <message>
        <source>an object without fields becomes an empty list there</source>
        <translation>un objet sans champs y devient une liste vide</translation>
    </message>
    <message>
        <source>the title stands there on one line: line breaks in it become blanks, and blanks around it are left out</source>
        <translation>le titre y tient sur une seule ligne&#xa0;: ses sauts de ligne deviennent des espaces, et les espaces au début et à la fin sont supprimés</translation>
    </message>
    <message>
        <source>the car is not shown there</source>
        <translation>la voiture n’y est pas montrée</translation>
    </message>
</context>
<context>
    <name>TestWords</name>
    <message>
        <source>Order: %1.</source>
        <translation>Ordre&#x202f;: %1.</translation>
    </message>
    <message>
        <source>No gear die is left: the car has retired.</source>
        <translation>Il ne reste aucun dé de vitesse&#x202f;: la voiture abandonne.</translation>
    </message>
    <message>
        <source>You took %1.</source>
        <translation>Votre temps&#x202f;: %1.</translation>
    </message>
    <message>
        <source>You are number %1 of %2.</source>
        <translation>Vous êtes à la place %1 sur %2.</translation>
    </message>
    <message>
        <source>That is faster than %1 % of the simulated drives.</source>
        <translation>C’est plus rapide que %1&#x202f;% des passages simulés.</translation>
    </message>
    <message>
        <source>Turn %1 at %2, gear %3. Hazards: %4 of %5.</source>
        <translation>Tour de jeu %1 sur %2, rapport %3. Dangers&#x202f;: %4 sur %5.</translation>
    </message>
    <message>
        <source>Choose the first die of the turn and lay it.</source>
        <translation>Choisissez le premier dé du tour de jeu et posez-le.</translation>
    </message>
    <message>
        <source>No die can be laid from here.</source>
        <translation>D’ici, aucun dé ne peut être posé.</translation>
    </message>
    <message numerus="yes">
        <source>Laid: %1. Control is lost in %2 of the cases; %n token(s) are paid.</source>
        <translation>
            <numerusform>Posés&#x202f;: %1. Le contrôle est perdu dans %2 des cas&#x202f;; cela rapporte %n jeton.</numerusform>
            <numerusform>Posés&#x202f;: %1. Le contrôle est perdu dans %2 des cas&#x202f;; cela rapporte %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other die can be added.</source>
        <translation>Aucun autre dé ne peut être ajouté.</translation>
    </message>
</context>
<context>
    <name>TileCheck</name>
    <message>
        <source>space %1</source>
        <translation>case %1</translation>
    </message>
    <message>
        <source>space %1 overlaps the one before it</source>
        <translation>la case %1 recouvre la précédente</translation>
    </message>
    <message>
        <source>there is a gap before space %1</source>
        <translation>il y a un vide avant la case %1</translation>
    </message>
    <message>
        <source>a lane ends before the %1 edge</source>
        <translation>une voie s’arrête avant le bord %1</translation>
    </message>
    <message>
        <source>other roads have another number of lanes at %1</source>
        <translation>d’autres routes ont un autre nombre de voies au bord %1</translation>
    </message>
    <message>
        <source>the grid must be numbered from 1 on</source>
        <translation>la grille de départ doit être numérotée à partir de 1</translation>
    </message>
    <message>
        <source>a grid needs a start line</source>
        <translation>une grille de départ demande une ligne de départ</translation>
    </message>
    <message>
        <source>space %1 occurs twice</source>
        <translation>la case %1 figure deux fois</translation>
    </message>
    <message>
        <source>its facts differ between roads</source>
        <translation>ses données diffèrent d’une route à l’autre</translation>
    </message>
    <message>
        <source>names &quot;%1&quot;, no other space</source>
        <translation>nomme «&#x202f;%1&#x202f;», qui n’est pas une autre case</translation>
    </message>
    <message>
        <source>its overlap with %1 is not mutual</source>
        <translation>son recouvrement avec %1 n’est pas réciproque</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>virage %1</translation>
    </message>
    <message>
        <source>needs an inside and an outside line</source>
        <translation>demande une ligne intérieure et une ligne extérieure</translation>
    </message>
    <message>
        <source>the start and finish lines do not fit the role</source>
        <translation>les lignes de départ et d’arrivée ne correspondent pas au rôle</translation>
    </message>
</context>
<context>
    <name>TileDrive</name>
    <message>
        <source>the route is too long to be driven: it has %1 spaces, all laps counted, and the most is %2</source>
        <translation>le parcours est trop long pour être couru&#xa0;: il a %1 cases, tous les tours comptés, et le maximum est de %2</translation>
    </message>
    <message>
        <source>Choose fewer laps, or lay fewer tiles</source>
        <translation>Choisissez moins de tours ou posez moins de tuiles</translation>
    </message>
    <message>
        <source>Lay fewer tiles</source>
        <translation>Posez moins de tuiles</translation>
    </message>
    <message>
        <source>the road leads from the start to the finish, but no car gets through</source>
        <translation>la route mène du départ à l’arrivée, mais aucune voiture ne passe</translation>
    </message>
    <message>
        <source>&quot;stagewright check&quot; says where</source>
        <translation>«&#x202f;stagewright check&#x202f;» dit où</translation>
    </message>
</context>
<context>
    <name>TileFields</name>
    <message>
        <source>must name tiles, and of each four to 64 digits of the hash of its record</source>
        <translation>doit nommer des tuiles et, pour chacune, de quatre à 64 chiffres de l’empreinte (hash) de sa fiche</translation>
    </message>
    <message>
        <source>Write it as in {&quot;217b&quot;: &quot;1f3a&quot;}</source>
        <translation>Écrivez-le comme {&quot;217b&quot;:&quot;1f3a&quot;}</translation>
    </message>
    <message>
        <source>lies outside the tile</source>
        <translation>est hors de la tuile</translation>
    </message>
</context>
<context>
    <name>TileFirstSteps</name>
    <message>
        <source>Lay the start</source>
        <translation>Poser le départ</translation>
    </message>
    <message>
        <source>Type %1 and press Enter, or drag the tile from the palette.</source>
        <translation>Tapez %1 et appuyez sur Entrée, ou faites glisser la tuile depuis la palette.</translation>
    </message>
    <message>
        <source>Let the road go on</source>
        <translation>Continuer la route</translation>
    </message>
    <message>
        <source>Where the road ends, a number and Enter lay the next tile. %1 turns it, %2 flips it, and every step can be undone.</source>
        <translation>Là où la route finit, un numéro et Entrée posent la tuile suivante. %1 la tourne, %2 la retourne, et chaque étape peut s’annuler.</translation>
    </message>
    <message>
        <source>The panel Estimate then says how long it takes.</source>
        <translation>Le panneau Estimation dit alors combien de temps elle dure.</translation>
    </message>
    <message>
        <source>Come back to the start</source>
        <translation>Revenir au départ</translation>
    </message>
    <message>
        <source>Bring it to the finish</source>
        <translation>La mener à l’arrivée</translation>
    </message>
    <message>
        <source>A circuit is closed when its road meets the start again.</source>
        <translation>Un circuit est fermé quand sa route revient au départ.</translation>
    </message>
    <message>
        <source>Tile %1 ends the stage.</source>
        <translation>La tuile %1 termine la spéciale.</translation>
    </message>
</context>
<context>
    <name>TileLayoutFile</name>
    <message>
        <source>&quot;%1&quot; is not a tile number and side</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un numéro de tuile suivi d’une face</translation>
    </message>
    <message>
        <source>Write it as in 217b</source>
        <translation>Écrivez-le comme 217b</translation>
    </message>
    <message numerus="yes">
        <source>a stage holds at most %n tile(s)</source>
        <translation>
            <numerusform>une spéciale contient au plus %n tuile</numerusform>
            <numerusform>une spéciale contient au plus %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>the stage has more than %1 tokens</source>
        <translation>la spéciale a plus de %1 jetons</translation>
    </message>
    <message>
        <source>Take some of them away</source>
        <translation>Retirez-en quelques-uns</translation>
    </message>
</context>
<context>
    <name>TileListingText</name>
    <message>
        <source>tile %1 has no such side</source>
        <translation>la tuile %1 n’a pas cette face</translation>
    </message>
    <message>
        <source>Name the side that lies up, or none</source>
        <translation>Nommez la face du dessus, ou aucune</translation>
    </message>
    <message>
        <source>there is no tile %1</source>
        <translation>il n’y a pas de tuile %1</translation>
    </message>
    <message>
        <source>Correct its number, or name the file of your own tiles that has it with --overlay</source>
        <translation>Corrigez son numéro, ou nommez avec --overlay le fichier de vos tuiles qui l’a</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>the tiles of another stage begin here</source>
        <translation>ici commencent les tuiles d’une autre spéciale</translation>
    </message>
    <message>
        <source>Give the list of one stage at a time</source>
        <translation>Donnez la liste d’une spéciale à la fois</translation>
    </message>
    <message>
        <source>%1: there is none of it</source>
        <translation>%1&#x202f;: il n’y en a aucune</translation>
    </message>
    <message>
        <source>the list has more than %1 tiles</source>
        <translation>la liste a plus de %1 tuiles</translation>
    </message>
    <message>
        <source>is too long for a list of tiles</source>
        <translation>est trop long pour une liste de tuiles</translation>
    </message>
    <message>
        <source>names no tile</source>
        <translation>ne nomme aucune tuile</translation>
    </message>
    <message>
        <source>Write the tiles as rulebooks do, such as 1 x 202a</source>
        <translation>Écrivez les tuiles comme les règles, par exemple 1 x 202a</translation>
    </message>
    <message>
        <source>is the file of a stage, not a list of tiles</source>
        <translation>est le fichier d’une spéciale, pas une liste de tuiles</translation>
    </message>
    <message>
        <source>Open it as a file</source>
        <translation>Ouvrez-le comme fichier</translation>
    </message>
</context>
<context>
    <name>TileLists</name>
    <message>
        <source>Untitled stage</source>
        <translation>Spéciale sans titre</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2, from %3</source>
        <translation>%1 × %2, de %3</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
</context>
<context>
    <name>TileNotes</name>
    <message>
        <source>A left-hander, then a right-hander.</source>
        <translation>Un virage à gauche, puis un virage à droite.</translation>
    </message>
    <message>
        <source>A left-hander, then a right-hander; the innermost lane of each inside space has no dashed line.</source>
        <translation>Un virage à gauche, puis un virage à droite&#x202f;; la voie la plus intérieure de chaque case intérieure n’a pas de ligne pointillée.</translation>
    </message>
    <message>
        <source>A line parts c and d from e; it is also the lane line between a, b and between f, g. At the S edge a leads to c and b to e.</source>
        <translation>La ligne de voie traverse toute la tuile et sépare ses cases.</translation>
    </message>
    <message>
        <source>A yard, open at the S edge only and as wide as a two-lane road; it has no spaces. The S-S road only records the open edge.</source>
        <translation>Une cour à côté de la route, ouverte à son bord S.</translation>
    </message>
    <message>
        <source>At the S edge only the innermost lane of the inside space has a dashed line.</source>
        <translation>Au bord S, seule la voie la plus intérieure de la case intérieure a une ligne pointillée.</translation>
    </message>
    <message>
        <source>Corner 1 begins at the S edge; a line across the whole road parts the two corners.</source>
        <translation>Le virage 1 commence au bord S&#x202f;; une ligne en travers de toute la route sépare les deux virages.</translation>
    </message>
    <message>
        <source>Crossed from N to S, by the lettering of the arch; no arrow is printed.</source>
        <translation>Se parcourt de N à S, comme l’indique l’inscription de l’arche.</translation>
    </message>
    <message>
        <source>Crossed from S to N, by the lettering of the arch; no arrow is printed.</source>
        <translation>Se parcourt de S à N, comme l’indique l’inscription de l’arche.</translation>
    </message>
    <message>
        <source>Crossing on the level: a is one undivided space that both roads use; it reaches the S edge, where no line is printed.</source>
        <translation>Croisement à niveau&#x202f;: les deux routes passent par une même case, qui va jusqu’au bord S.</translation>
    </message>
    <message>
        <source>Crossing on the level: c is one undivided space that both roads use. Its borders are slanted, so the spaces before and behind it differ in length from lane to lane.</source>
        <translation>Croisement à niveau&#x202f;: les deux routes passent par la même case du milieu. Ses bords sont obliques.</translation>
    </message>
    <message>
        <source>Crossing on the level: d is one undivided space that both roads use. Its borders are slanted, so the spaces before and behind it differ in length from lane to lane.</source>
        <translation>Croisement à niveau&#x202f;: les deux routes passent par la même case du milieu. Ses bords sont obliques.</translation>
    </message>
    <message>
        <source>Crossings on the level: a and d are undivided spaces that the N-S road shares with the lower and the upper road; between them lie two ordinary spaces, b and c. a and d reach the tile edge, where no line is printed.</source>
        <translation>Croisements à niveau&#x202f;: là où les routes se rencontrent, elles partagent une case entière.</translation>
    </message>
    <message>
        <source>Crossings on the level: a, b and c are undivided spaces as wide as the N-S road. c carries the two N lanes of the upper road, b the S lane of the upper and the N lane of the lower road, a the two S lanes of the lower road; a and c reach the tile edge, where no line is printed.</source>
        <translation>Croisements à niveau&#x202f;: là où les routes se rencontrent, elles partagent une case entière.</translation>
    </message>
    <message>
        <source>Each leg has two spaces side by side: the left one is two lanes wide and touches both corner lines. The hazard lines stand on the right lane only.</source>
        <translation>Chaque branche a deux cases côte à côte&#xa0;: celle de gauche, large de deux voies, touche l’intérieur et l’extérieur du virage. Les lignes à danger ne sont que sur la voie de droite.</translation>
    </message>
    <message>
        <source>Junction: from a and b a car may turn off to NW, from c it only leads on to N. The third (N) lane of the NW edge is reached only through n, from the N lane next to it; the wedge between n and l belongs to no space.</source>
        <translation>Carrefour&#x202f;: seules les deux voies près de l’embranchement mènent à NW&#x202f;; la troisième continue à N.</translation>
    </message>
    <message>
        <source>Junction: from b and c a car may turn off to NE, from a it only leads on to N. The third (N) lane of the NE edge is reached only through n, from the N lane next to it; the wedge between n and l belongs to no space.</source>
        <translation>Carrefour&#x202f;: seules les deux voies près de l’embranchement mènent à NE&#x202f;; la troisième continue à N.</translation>
    </message>
    <message>
        <source>Junction: only a turns off, through g to i. The hairpin j joins f, the N lane far from the branch, with h; its S border touches g.</source>
        <translation>Carrefour&#x202f;: seule la voie près de l’embranchement tourne. Une épingle relie l’embranchement à la voie éloignée.</translation>
    </message>
    <message>
        <source>Junction: only b turns off, through g to i. The hairpin j joins e, the N lane far from the branch, with h; its S border touches g.</source>
        <translation>Carrefour&#x202f;: seule la voie près de l’embranchement tourne. Une épingle relie l’embranchement à la voie éloignée.</translation>
    </message>
    <message>
        <source>No lane line next to the tile edges: a, b, k and l are as wide as the road.</source>
        <translation>Pas de ligne de voie près des bords de la tuile&#x202f;: les cases y sont aussi larges que la route.</translation>
    </message>
    <message>
        <source>On both legs the outer (left) lane is one space and the inner lane two.</source>
        <translation>Sur les deux branches, la voie extérieure (gauche) forme une case et la voie intérieure deux.</translation>
    </message>
    <message>
        <source>On both legs the outer (left) lane is one space and the two inner lanes are two spaces each.</source>
        <translation>Sur les deux branches, la voie extérieure (gauche) forme une case et les deux voies intérieures deux cases chacune.</translation>
    </message>
    <message>
        <source>Raced from S to N. The last row has two lanes: j touches g and h, k touches h and i.</source>
        <translation>Se court de S à N. La dernière rangée n’a que deux voies.</translation>
    </message>
    <message>
        <source>Raced from S to N.</source>
        <translation>Se court de S vers N.</translation>
    </message>
    <message>
        <source>Raced from SW to SE.</source>
        <translation>Se court de SW vers SE.</translation>
    </message>
    <message>
        <source>S-shaped; the middle is one space over both lanes with one limit, without inside and outside line.</source>
        <translation>En S&#x202f;; le milieu est une seule case sur les deux voies, avec une seule limite, sans intérieur ni extérieur.</translation>
    </message>
    <message>
        <source>The S leg has no lane line: a and b are as wide as the road.</source>
        <translation>La branche S n’a pas de ligne de voie&#x202f;: ses cases sont aussi larges que la route.</translation>
    </message>
    <message>
        <source>The SE leg has no lane line: g and h are as wide as the road.</source>
        <translation>La branche SE n’a pas de ligne de voie&#x202f;: ses cases sont aussi larges que la route.</translation>
    </message>
    <message>
        <source>The bridge is a loose piece laid over the tile; only its two ends are printed.</source>
        <translation>Le pont est une pièce séparée posée sur la tuile&#x202f;; seules ses deux extrémités sont imprimées.</translation>
    </message>
    <message>
        <source>The corner begins at the S edge.</source>
        <translation>Le virage commence au bord S.</translation>
    </message>
    <message>
        <source>The corner fills its road from edge to edge; its dashed lines stand on the inside lane only.</source>
        <translation>Le virage occupe toute sa route, d’un bord à l’autre&#x202f;; ses lignes pointillées ne sont que sur la voie intérieure.</translation>
    </message>
    <message>
        <source>The corner fills the tile from edge to edge.</source>
        <translation>Le virage occupe la tuile d’un bord à l’autre.</translation>
    </message>
    <message>
        <source>The corner from S to SE begins on the S edge itself; its dashed line there stands on the inside lane only.</source>
        <translation>Le virage de S vers SE commence sur le bord S même&#x202f;; sa ligne pointillée n’y est que sur la voie intérieure.</translation>
    </message>
    <message>
        <source>The corner from S to SW begins on the S edge itself; its dashed line there stands on the inside lane only.</source>
        <translation>Le virage de S vers SW commence sur le bord S même&#x202f;; sa ligne pointillée n’y est que sur la voie intérieure.</translation>
    </message>
    <message>
        <source>The corner has a dashed line only at its end towards NE.</source>
        <translation>Le virage n’a de ligne pointillée qu’à son extrémité côté NE.</translation>
    </message>
    <message>
        <source>The corner has a dashed line only at its end towards NW.</source>
        <translation>Le virage n’a de ligne pointillée qu’à son extrémité côté NW.</translation>
    </message>
    <message>
        <source>The lane line of the branch stops short of the limit lines (g and h could be one space).</source>
        <translation>La ligne de voie de l’embranchement s’arrête avant les lignes de limite&#x202f;: ses deux dernières cases pourraient n’en faire qu’une.</translation>
    </message>
    <message>
        <source>The lane line of the branch stops short of the limit lines: g and h could also be one space two lanes wide.</source>
        <translation>La ligne de voie de l’embranchement s’arrête avant les lignes de limite&#x202f;: ses deux dernières cases pourraient n’en faire qu’une.</translation>
    </message>
    <message>
        <source>The lane line of the branch stops short of the limit lines: j and k could also be one space two lanes wide.</source>
        <translation>La ligne de voie de l’embranchement s’arrête avant les lignes de limite&#x202f;: ses deux dernières cases pourraient n’en faire qu’une.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 1 between a and g, h, 1 between c and g, h. b and d do not touch the branch; c-f is a lane change.</source>
        <translation>Les limites de l’embranchement sont sur des lignes pleines&#x202f;: elles valent dans les deux sens.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 1 between b and g, h, 1 between d and g, h. a and c do not touch the branch; d-e is a lane change.</source>
        <translation>Les limites de l’embranchement sont sur des lignes pleines&#x202f;: elles valent dans les deux sens.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 2 between b and g, h, 1 between d and g, h. a and c do not touch the branch; d-e is a lane change.</source>
        <translation>Les limites de l’embranchement sont sur des lignes pleines&#x202f;: elles valent dans les deux sens.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between a and g, h, 1 between c and g, h. b and d do not touch the branch; c-f is a lane change.</source>
        <translation>Les limites de l’embranchement sont sur des lignes pleines&#x202f;: elles valent dans les deux sens.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between b and g, h, 1 between d and g, h. a and c do not touch the branch; d-e is a lane change.</source>
        <translation>Les limites de l’embranchement sont sur des lignes pleines&#x202f;: elles valent dans les deux sens.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between c and g, h, 1 between e and g, h. d and f do not touch the branch; b-c is a lane change.</source>
        <translation>Les limites de l’embranchement sont sur des lignes pleines&#x202f;: elles valent dans les deux sens.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between c and g, h, 2 between e and g, h. d and f do not touch the branch; b-c is a lane change.</source>
        <translation>Les limites de l’embranchement sont sur des lignes pleines&#x202f;: elles valent dans les deux sens.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between d and g, h, 1 between f and g, h. c and e do not touch the branch; a-d is a lane change.</source>
        <translation>Les limites de l’embranchement sont sur des lignes pleines&#x202f;: elles valent dans les deux sens.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between d and g, h, 2 between f and g, h. c and e do not touch the branch; a-d is a lane change.</source>
        <translation>Les limites de l’embranchement sont sur des lignes pleines&#x202f;: elles valent dans les deux sens.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between c and g, h, 2 between e and g, h. d and f do not touch the branch; b-c is a lane change.</source>
        <translation>Les limites de l’embranchement sont sur des lignes pleines&#x202f;: elles valent dans les deux sens.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between d and g, h, 2 between f and g, h. c and e do not touch the branch; a-d is a lane change.</source>
        <translation>Les limites de l’embranchement sont sur des lignes pleines&#x202f;: elles valent dans les deux sens.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between d and j, k, 1 between g and j, k. e, f, h and i do not touch the branch; b-d is a lane change.</source>
        <translation>Les limites de l’embranchement sont sur des lignes pleines&#x202f;: elles valent dans les deux sens.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between f and j, k, 1 between i and j, k. d, e, g and h do not touch the branch; b-f is a lane change.</source>
        <translation>Les limites de l’embranchement sont sur des lignes pleines&#x202f;: elles valent dans les deux sens.</translation>
    </message>
    <message>
        <source>The line between j, k and l, m is worn; it is taken for a full line, not a dashed one.</source>
        <translation>Une ligne est effacée à l’impression&#x202f;; elle compte comme pleine, non comme pointillée.</translation>
    </message>
    <message>
        <source>The second cross line from S stops at the inner (right) lane, which therefore has two spaces.</source>
        <translation>La deuxième ligne transversale depuis S s’arrête à la voie intérieure (droite), qui a donc deux cases.</translation>
    </message>
    <message>
        <source>The second cross line from S stops at the inside lane, which therefore has two spaces; the other three lanes have three.</source>
        <translation>La deuxième ligne transversale depuis S s’arrête à la voie intérieure, qui a donc deux cases&#x202f;; les trois autres voies en ont trois.</translation>
    </message>
    <message>
        <source>The side road towards NW is closed: scenery only.</source>
        <translation>La route latérale vers NW est fermée&#xa0;: simple décor.</translation>
    </message>
    <message>
        <source>The spaces on the bridge and the place of its jump are assumed: one row of two spaces, with the jump.</source>
        <translation>Les cases du pont et la place de sa bosse sont supposées&#xa0;: une rangée de deux cases, avec la bosse.</translation>
    </message>
    <message>
        <source>The spaces on the bridge are assumed: one row of two.</source>
        <translation>Les cases du pont sont supposées&#xa0;: une rangée de deux.</translation>
    </message>
    <message>
        <source>The tile number stands at the top right. A right-hander, then a left-hander.</source>
        <translation>Le numéro de la tuile est en haut à droite. Un virage à droite, puis un virage à gauche.</translation>
    </message>
    <message>
        <source>The tile number stands at the top right. A right-hander, then a left-hander; the innermost lane of each inside space has no dashed line.</source>
        <translation>Le numéro de la tuile est en haut à droite. Un virage à droite, puis un virage à gauche&#x202f;; la voie la plus intérieure de chaque case intérieure n’a pas de ligne pointillée.</translation>
    </message>
    <message>
        <source>The tile number stands at the top right.</source>
        <translation>Le numéro de la tuile est en haut à droite.</translation>
    </message>
    <message>
        <source>The two roads do not meet. The dashed line in the S row is worn off over the right half of h; it is taken to cross both lanes.</source>
        <translation>Les deux routes ne se rencontrent pas. Une ligne pointillée est effacée à l’impression&#x202f;; on considère qu’elle traverse les deux voies.</translation>
    </message>
    <message>
        <source>The two roads do not meet.</source>
        <translation>Les deux routes ne se rejoignent pas.</translation>
    </message>
    <message>
        <source>The two roads do not meet; the corner fills its road from edge to edge.</source>
        <translation>Les deux routes ne se rejoignent pas&#x202f;; le virage occupe toute sa route, d’un bord à l’autre.</translation>
    </message>
    <message>
        <source>Three lanes merge into two at the first cross line from S; the middle lane touches both spaces beyond it. Limit 2 stands on the left lane only at the S end, on the whole inner lane at the NW end.</source>
        <translation>Trois voies se réduisent à deux à la première ligne transversale depuis S&#x202f;; la voie du milieu touche les deux cases au-delà. La limite 2 est, côté S, sur la seule voie de gauche et, côté NW, sur toute la voie intérieure.</translation>
    </message>
    <message>
        <source>Three lanes merge into two at the first cross line from S; the middle lane touches both spaces beyond it. Limit 2 stands on the right lane only at the S end, on the whole inner lane at the NE end.</source>
        <translation>Trois voies se réduisent à deux à la première ligne transversale depuis S&#x202f;; la voie du milieu touche les deux cases au-delà. La limite 2 est, côté S, sur la seule voie de droite et, côté NE, sur toute la voie intérieure.</translation>
    </message>
    <message>
        <source>Three lanes merge into two at the first cross line from S; the middle lane touches both spaces beyond it.</source>
        <translation>Trois voies se réduisent à deux à la première ligne transversale depuis S&#x202f;; la voie du milieu touche les deux cases au-delà.</translation>
    </message>
    <message>
        <source>Two corners, parted by a line across the whole road, fill the tile from edge to edge.</source>
        <translation>Deux virages, séparés par une ligne en travers de toute la route, occupent la tuile d’un bord à l’autre.</translation>
    </message>
    <message>
        <source>Two corners, parted by a line across the whole road.</source>
        <translation>Deux virages, séparés par une ligne en travers de toute la route.</translation>
    </message>
    <message>
        <source>Two corners, parted by a line across the whole road; the second runs to the NE edge.</source>
        <translation>Deux virages, séparés par une ligne en travers de toute la route&#x202f;; le second va jusqu’au bord NE.</translation>
    </message>
    <message>
        <source>Two hairpins: corner 1 turns right, corner 2 left.</source>
        <translation>Deux épingles, à droite puis à gauche.</translation>
    </message>
    <message>
        <source>Two hairpins: corner 1 turns right, corner 2 left; all spaces outside the corners are as wide as the road.</source>
        <translation>Deux épingles, à droite puis à gauche&#x202f;; toutes les autres cases sont aussi larges que la route.</translation>
    </message>
    <message>
        <source>Two hairpins: corner 1 turns right, corner 2 left; h, between them, is one space as wide as the road.</source>
        <translation>Deux épingles, à droite puis à gauche&#x202f;; la case entre elles est aussi large que la route.</translation>
    </message>
    <message>
        <source>Two roads side by side, not joined.</source>
        <translation>Deux routes côte à côte, sans liaison.</translation>
    </message>
    <message>
        <source>Two roads side by side, not joined; both are raced from W to E.</source>
        <translation>Deux routes côte à côte, sans liaison&#x202f;; les deux se courent de W vers E.</translation>
    </message>
    <message>
        <source>Two roads side by side, not joined; the upper one is raced from E to W, the lower one from W to E.</source>
        <translation>Deux routes côte à côte, sans liaison&#x202f;; celle du haut se court de E vers W, celle du bas de W vers E.</translation>
    </message>
    <message>
        <source>Two shortcuts side by side, parted on the prolonged line between f and g.</source>
        <translation>Deux cordes côte à côte.</translation>
    </message>
    <message>
        <source>Whether a car may drive from one middle space into the next (S-NW: d to e, S-NE: c to e, NE-NW: d to c) is not printed.</source>
        <translation>Rien n’indique si l’on peut passer d’une case du milieu à l’autre.</translation>
    </message>
    <message>
        <source>Whether a car may drive from one middle space into the next (S-NW: e to f, S-NE: d to f, NE-NW: e to d) is not printed.</source>
        <translation>Rien n’indique si l’on peut passer d’une case du milieu à l’autre.</translation>
    </message>
    <message>
        <source>a opens half to d, half to e: full contacts are a-d, a-e, d-f, e-g, e-h, lane changes b-e, d-g, e-f, a-i. A full lane line parts a, e and h from the corner; b leads to NE only by the lane change into e, c and i do not.</source>
        <translation>Une ligne pleine sépare la voie droite du virage&#x202f;: pour tourner, il faut changer de voie à temps.</translation>
    </message>
    <message>
        <source>a opens half to d, half to e: full contacts are a-d, a-e, d-f, e-g, e-h, lane changes b-e, d-g, e-f, a-i. A full lane line parts a, e and h from the corner; b leads to NW only by the lane change into e, c and i do not.</source>
        <translation>Une ligne pleine sépare la voie droite du virage&#x202f;: pour tourner, il faut changer de voie à temps.</translation>
    </message>
    <message>
        <source>c, d and e share the middle: each pair shares one full line. Each road has one of them as its inner lane and the two others as its outer lane.</source>
        <translation>Les routes se partagent les trois cases du milieu.</translation>
    </message>
    <message>
        <source>d, e and f share the middle: each pair shares one full line. Each road has one of them as its inner lane and the two others as its outer lane; d touches a and b, e touches b and c.</source>
        <translation>Les routes se partagent les trois cases du milieu.</translation>
    </message>
</context>
<context>
    <name>TileRecord</name>
    <message>
        <source>&quot;%1&quot; is not an edge</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un bord</translation>
    </message>
    <message>
        <source>must be two numbers in a list</source>
        <translation>doit être une liste de deux nombres</translation>
    </message>
    <message>
        <source>the left lane must come before the right one</source>
        <translation>la voie de gauche doit précéder celle de droite</translation>
    </message>
    <message>
        <source>must rise within 0 to 1, in steps of 0.01</source>
        <translation>doit croître de 0 à 1, par pas de 0.01</translation>
    </message>
    <message>
        <source>must lie between 0 and 1, in steps of 0.01</source>
        <translation>doit être compris entre 0 et 1, par pas de 0.01</translation>
    </message>
    <message>
        <source>must list ids of spaces</source>
        <translation>doit lister des identifiants de cases</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>ne doit pas être vide</translation>
    </message>
    <message>
        <source>must have 4 to 12 points</source>
        <translation>doit avoir de 4 à 12 points</translation>
    </message>
    <message>
        <source>the point lies outside the tile</source>
        <translation>le point est hors de la tuile</translation>
    </message>
    <message>
        <source>the point coincides with the one before</source>
        <translation>le point coïncide avec le précédent</translation>
    </message>
    <message>
        <source>does not end on the %1 edge</source>
        <translation>ne se termine pas au bord %1</translation>
    </message>
    <message>
        <source>must lie between 0.3 and 1</source>
        <translation>doit être compris entre 0.3 et 1</translation>
    </message>
    <message>
        <source>slanted ends and openEnd go together, at the %1 edge</source>
        <translation>bouts obliques et openEnd vont ensemble, au bord %1</translation>
    </message>
    <message>
        <source>from and to are the same edge</source>
        <translation>from et to sont le même bord</translation>
    </message>
    <message>
        <source>must be two whole numbers from %1 to %2</source>
        <translation>doit se composer de deux nombres entiers de %1 à %2</translation>
    </message>
    <message>
        <source>belongs to bends, and each has it</source>
        <translation>appartient aux courbes (bend), et chacune en a un</translation>
    </message>
    <message>
        <source>is missing; loops and bends need one</source>
        <translation>est absent&#x202f;; boucles (loop) et courbes (bend) en ont besoin</translation>
    </message>
    <message>
        <source>needs either a limit or a hazard</source>
        <translation>demande soit limit, soit hazard</translation>
    </message>
    <message>
        <source>must be 1 or -1</source>
        <translation>doit être 1 ou -1</translation>
    </message>
    <message>
        <source>corner and line go together</source>
        <translation>corner et line vont ensemble</translation>
    </message>
    <message>
        <source>a shortcut lies beside the road</source>
        <translation>une corde est à côté de la route</translation>
    </message>
    <message>
        <source>reach beyond the border of the road</source>
        <translation>dépasse le bord de la route</translation>
    </message>
    <message>
        <source>its lanes lie outside the space</source>
        <translation>ses voies sont hors de la case</translation>
    </message>
    <message>
        <source>limit and limitHazard exclude each other</source>
        <translation>limit et limitHazard s’excluent</translation>
    </message>
    <message>
        <source>belongs to shortcuts, and each has it</source>
        <translation>appartient aux cordes, et chacune en a un</translation>
    </message>
    <message>
        <source>the space does not reach that edge</source>
        <translation>la case n’atteint pas ce bord</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tile number and side</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un numéro de tuile suivi d’une face</translation>
    </message>
    <message>
        <source>tiles must be sorted by id, and no id come twice</source>
        <translation>les tuiles doivent être triées par identifiant, et aucun identifiant ne doit se répéter</translation>
    </message>
    <message>
        <source>tile %1: %2</source>
        <translation>tuile %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>is %1, and this program knows formats up to %2</source>
        <translation>vaut %1, et ce programme connaît les formats jusqu’à %2</translation>
    </message>
    <message>
        <source>holds %1, and may hold at most %2</source>
        <translation>en contient %1, et peut en contenir au plus %2</translation>
    </message>
    <message>
        <source>is not that of a tile with this role</source>
        <translation>n’est pas celui d’une tuile de ce rôle</translation>
    </message>
</context>
<context>
    <name>TileSections</name>
    <message numerus="yes">
        <source>%n tile(s) to pick from the boxes</source>
        <translation>
            <numerusform>%n tuile à prendre dans les boîtes</numerusform>
            <numerusform>%n tuiles à prendre dans les boîtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) stay where they lie</source>
        <translation>
            <numerusform>%n tuile reste en place</numerusform>
            <numerusform>%n tuiles restent en place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) go back into the boxes</source>
        <translation>
            <numerusform>%n tuile retourne dans les boîtes</numerusform>
            <numerusform>%n tuiles retournent dans les boîtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on the table already, to be laid anew</source>
        <translation>
            <numerusform>%n tuile déjà sur la table, à reposer</numerusform>
            <numerusform>%n tuiles déjà sur la table, à reposer</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Jetons&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>TileSets</name>
    <message>
        <source>box %1</source>
        <translation>boîte %1</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>tuile %1</translation>
    </message>
    <message>
        <source>is passed over: numbers under %1 are for tiles of the games</source>
        <translation>est ignoré&#xa0;: les numéros au-dessous de %1 sont réservés aux tuiles des jeux</translation>
    </message>
    <message>
        <source>is passed over: there is another one in the catalogue</source>
        <translation>est ignoré&#xa0;: il y en a un autre dans le catalogue</translation>
    </message>
    <message>
        <source>is passed over: there is another one in %1</source>
        <translation>est ignoré&#xa0;: il y en a un autre dans %1</translation>
    </message>
    <message>
        <source>Give it a name of its own</source>
        <translation>Donnez-lui un nom à lui</translation>
    </message>
</context>
<context>
    <name>TileShape</name>
    <message>
        <source>Start, finish, service</source>
        <translation>Départ, arrivée, assistance</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Lignes droites</translation>
    </message>
    <message>
        <source>Chicanes</source>
        <translation>Chicanes</translation>
    </message>
    <message>
        <source>Bends</source>
        <translation>Virages</translation>
    </message>
    <message>
        <source>Sharp bends</source>
        <translation>Virages serrés</translation>
    </message>
    <message>
        <source>Hairpins</source>
        <translation>Épingles</translation>
    </message>
    <message>
        <source>Junctions and bridges</source>
        <translation>Carrefours et ponts</translation>
    </message>
    <message>
        <source>Without a road</source>
        <translation>Sans route</translation>
    </message>
</context>
<context>
    <name>TileSigns</name>
    <message>
        <source>Highest gear on the space</source>
        <translation>Rapport maximal sur la case</translation>
    </message>
    <message>
        <source>Highest gear, and in it a hazard</source>
        <translation>Rapport maximal, avec un danger à ce rapport</translation>
    </message>
    <message>
        <source>Highest gear straight over the line</source>
        <translation>Rapport maximal en passant tout droit la ligne</translation>
    </message>
    <message>
        <source>A hazard straight over the line</source>
        <translation>Un danger en passant tout droit la ligne</translation>
    </message>
    <message>
        <source>Jump, from this gear on</source>
        <translation>Bosse, à partir de ce rapport</translation>
    </message>
    <message>
        <source>Shortcut, and its highest gear</source>
        <translation>Corde, et son rapport maximal</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Gué</translation>
    </message>
    <message>
        <source>Cars may slide here</source>
        <translation>On peut y déraper</translation>
    </message>
    <message>
        <source>Uphill or downhill</source>
        <translation>Montée ou pente</translation>
    </message>
    <message>
        <source>Low danger</source>
        <translation>Danger faible</translation>
    </message>
    <message>
        <source>Medium danger</source>
        <translation>Danger moyen</translation>
    </message>
    <message>
        <source>High danger</source>
        <translation>Danger élevé</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>Start and finish</source>
        <translation>Départ et arrivée</translation>
    </message>
    <message>
        <source>Highest gear on a space of snow</source>
        <translation>Rapport maximal sur une case de neige</translation>
    </message>
</context>
<context>
    <name>TileSpeech</name>
    <message>
        <source>Column %1, row %2</source>
        <translation>Colonne %1, rangée %2</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Tuile %1</translation>
    </message>
    <message>
        <source>turned by %1°</source>
        <translation>tournée de %1°</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no tile</source>
        <translation>%1&#xa0;: aucune tuile</translation>
    </message>
</context>
<context>
    <name>TileSteps</name>
    <message>
        <source>Paste %1</source>
        <translation>Coller %1</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n tiles</source>
        <translation>
            <numerusform>Coller %n tuile</numerusform>
            <numerusform>Coller %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Copier %1</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n tiles</source>
        <translation>
            <numerusform>Copier %n tuile</numerusform>
            <numerusform>Copier %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tiles</source>
        <translation>
            <numerusform>Déplacer %n tuile</numerusform>
            <numerusform>Déplacer %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tourner %1</translation>
    </message>
    <message numerus="yes">
        <source>Turn %n tiles</source>
        <translation>
            <numerusform>Tourner %n tuile</numerusform>
            <numerusform>Tourner %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Flip %1</source>
        <translation>Retourner %1</translation>
    </message>
    <message numerus="yes">
        <source>Flip %n tiles</source>
        <translation>
            <numerusform>Retourner %n tuile</numerusform>
            <numerusform>Retourner %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tiles</source>
        <translation>
            <numerusform>Retirer %n tuile</numerusform>
            <numerusform>Retirer %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay %1</source>
        <translation>Poser %1</translation>
    </message>
    <message>
        <source>Change note</source>
        <translation>Modifier la note</translation>
    </message>
    <message>
        <source>Another tile lies there</source>
        <translation>Une autre tuile est posée là</translation>
    </message>
    <message>
        <source>Tile %1 lies there</source>
        <translation>La tuile %1 est posée là</translation>
    </message>
    <message>
        <source>The board ends here</source>
        <translation>Le plateau s’arrête ici</translation>
    </message>
    <message>
        <source>This tile has nothing on its back</source>
        <translation>Cette tuile n’a rien au dos</translation>
    </message>
</context>
<context>
    <name>TileTable</name>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Qté</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Lies as %1: turn it over</source>
        <translation>Face visible %1&#xa0;: retournez-la</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (suite)</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Jeton</translation>
    </message>
</context>
<context>
    <name>TileTip</name>
    <message>
        <source>Tile %1</source>
        <translation>Tuile %1</translation>
    </message>
    <message>
        <source>In the box: %1</source>
        <translation>Dans la boîte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not in this stage yet</source>
        <translation>Pas encore dans cette spéciale</translation>
    </message>
    <message>
        <source>In this stage: %1</source>
        <translation>Dans cette spéciale&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>asphalt</source>
        <translation>asphalte</translation>
    </message>
    <message>
        <source>gravel</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>neige</translation>
    </message>
    <message>
        <source>low danger</source>
        <translation>danger faible</translation>
    </message>
    <message>
        <source>medium danger</source>
        <translation>danger moyen</translation>
    </message>
    <message>
        <source>high danger</source>
        <translation>danger élevé</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>arrivée</translation>
    </message>
    <message>
        <source>start-finish</source>
        <translation>départ-arrivée</translation>
    </message>
    <message>
        <source>service</source>
        <translation>assistance</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>stands</translation>
    </message>
    <message>
        <source>filler</source>
        <translation>remplissage</translation>
    </message>
    <message>
        <source>podium</source>
        <translation>podium</translation>
    </message>
    <message>
        <source>hairpin</source>
        <translation>épingle</translation>
    </message>
    <message>
        <source>bend</source>
        <translation>virage</translation>
    </message>
    <message>
        <source>chicane</source>
        <translation>chicane</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>ligne droite</translation>
    </message>
    <message>
        <source>jump %1</source>
        <translation>bosse %1</translation>
    </message>
    <message>
        <source>shortcut %1</source>
        <translation>corde %1</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>gué</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>dérapage</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>limite %1</translation>
    </message>
    <message>
        <source>climb</source>
        <translation>montée</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>pont</translation>
    </message>
    <message>
        <source>junction</source>
        <translation>carrefour</translation>
    </message>
    <message>
        <source>lanes %1</source>
        <translation>voies %1</translation>
    </message>
</context>
<context>
    <name>TiledStage</name>
    <message>
        <source>nothing in it is a hex tile, and this command lays those</source>
        <translation>rien n’y est une tuile hexagonale, et c’est ce que pose cette commande</translation>
    </message>
    <message>
        <source>Give a stage that is laid of hex tiles</source>
        <translation>Donnez une spéciale posée en tuiles hexagonales</translation>
    </message>
</context>
<context>
    <name>TilesCommand</name>
    <message>
        <source>draw the tiles of a box</source>
        <translation>dessine les tuiles d’une boîte</translation>
    </message>
    <message>
        <source>Draws both sides of the tiles of a box, with their numbers.</source>
        <translation>Dessine les deux faces des tuiles d’une boîte, avec leurs numéros.</translation>
    </message>
    <message>
        <source>The box, as &quot;stagewright boxes&quot; names it. Left out: all of them.</source>
        <translation>La boîte, sous le nom de «&#x202f;stagewright boxes&#x202f;». Par défaut&#xa0;: toutes.</translation>
    </message>
    <message>
        <source>there are no hex tiles in the box &quot;%1&quot;</source>
        <translation>il n’y a pas de tuiles hexagonales dans la boîte «&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>TimeBoxes</name>
    <message>
        <source>G</source>
        <comment>letter of the box for damage to the gearbox</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of the box for lamed coast dice</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the box for damage to the brakes</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>W</source>
        <comment>letter of the box for the spare wheel</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>%1 gearbox</source>
        <translation>%1 boîte de vitesses</translation>
    </message>
    <message>
        <source>%1 coast</source>
        <translation>%1 gaz</translation>
    </message>
    <message>
        <source>%1 brakes</source>
        <translation>%1 freins</translation>
    </message>
    <message>
        <source>%1: spare wheel used.</source>
        <translation>%1&#xa0;: roue de secours utilisée.</translation>
    </message>
    <message>
        <source>Damage: %1.</source>
        <translation>Dégâts&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>TimePages</name>
    <message>
        <source>Race sheet</source>
        <translation>Feuille de course</translation>
    </message>
    <message>
        <source>Rally sheet</source>
        <translation>Feuille de course</translation>
    </message>
    <message>
        <source>Solo sheets</source>
        <translation>Feuilles solo</translation>
    </message>
    <message>
        <source>Race cards</source>
        <translation>Fiches de course</translation>
    </message>
    <message>
        <source>Time cards</source>
        <translation>Carnets de pointage</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
</context>
<context>
    <name>TimeSheet</name>
    <message>
        <source>retired</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>place %1</translation>
    </message>
    <message>
        <source>control lost</source>
        <translation>contrôle perdu</translation>
    </message>
    <message>
        <source>off the road</source>
        <translation>hors route</translation>
    </message>
</context>
<context>
    <name>TimingText</name>
    <message>
        <source>begins in %1</source>
        <translation>commence dans %1</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation>%1 d’avance</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>%1 de retard</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>à l’heure</translation>
    </message>
    <message>
        <source>The evening is being planned…</source>
        <translation>La soirée se planifie…</translation>
    </message>
    <message>
        <source>Plan: %1 – %2</source>
        <translation>Plan&#xa0;: %1 – %2</translation>
    </message>
    <message>
        <source>Nothing more is to be laid.</source>
        <translation>Il n’y a plus rien à poser.</translation>
    </message>
    <message>
        <source>%1 lies on the table already.</source>
        <translation>%1 est déjà sur la table.</translation>
    </message>
    <message>
        <source>To lay next: %1</source>
        <translation>À poser ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Then %1</source>
        <translation>Puis %1</translation>
    </message>
    <message>
        <source>over at %1</source>
        <translation>fin à %1</translation>
    </message>
    <message>
        <source>Stay: %1</source>
        <translation>En place&#xa0;: %1</translation>
    </message>
    <message>
        <source>Move: %1</source>
        <translation>Bougées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>Rangées&#xa0;: %1</translation>
    </message>
    <message>
        <source>From the box: %1</source>
        <translation>Prises&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>TitanBoxEntries</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The back of %n board(s)</source>
        <translation>
            <numerusform>Le dos de %n plateau</numerusform>
            <numerusform>Le dos de %n plateaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colours of %n titan(s)</source>
        <translation>
            <numerusform>Couleur de %n titan</numerusform>
            <numerusform>Couleurs de %n titans</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitanDie</name>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Before or after: a trap on one of the three points behind.</source>
        <translation>Avant ou après&#xa0;: un piège sur l’un des trois points derrière.</translation>
    </message>
    <message>
        <source>Before or after: 1 damage to a titan or a trap on one of the three points ahead.</source>
        <translation>Avant ou après&#xa0;: 1 dégât à un titan ou à un piège sur l’un des trois points devant.</translation>
    </message>
    <message>
        <source>Any of the other five, and 1 life.</source>
        <translation>L’une des cinq autres, et 1 vie de moins.</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>tout droit</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à droite</translation>
    </message>
    <message numerus="yes">
        <source>+%n lap(s)</source>
        <translation>
            <numerusform>+%n tour</numerusform>
            <numerusform>+%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n life/lives</source>
        <translation>
            <numerusform>−%n vie</numerusform>
            <numerusform>−%n vies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitanEditor</name>
    <message>
        <source>Lay&amp;ers</source>
        <comment>over the board of points</comment>
        <translation>Ca&amp;lques</translation>
    </message>
</context>
<context>
    <name>TitanEstimate</name>
    <message>
        <source>Of Titan Race, with --exact: of how many dice the titan takes the best each turn, 1 to %1. Left out: %2.</source>
        <translation>De Titan Race, avec --exact&#x202f;: parmi combien de dés le titan prend le meilleur à chaque tour, 1 à %1. Par défaut&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Of Titan Race: how many titans race, 1 to %1. Left out: those of the file, or 4.</source>
        <translation>De Titan Race&#x202f;: combien de titans courent, 1 à %1. Par défaut&#x202f;: ceux du fichier, ou 4.</translation>
    </message>
    <message>
        <source>Of Titan Race: how dice are handed on, book or rolling. Left out: as the file says.</source>
        <translation>De Titan Race&#x202f;: comment les dés passent de main en main, book ou rolling. Par défaut&#x202f;: comme le dit le fichier.</translation>
    </message>
    <message>
        <source>Of Titan Race: how far titans are pushed, full or rest. Left out: as the file says.</source>
        <translation>De Titan Race&#x202f;: jusqu’où les titans sont poussés, full ou rest. Par défaut&#x202f;: comme le dit le fichier.</translation>
    </message>
    <message>
        <source>Of Titan Race: how titans are led, greedy or random. Left out: greedy.</source>
        <translation>De Titan Race&#x202f;: comment les titans sont menés, greedy (avides) ou random (au hasard). Par défaut&#x202f;: greedy.</translation>
    </message>
    <message>
        <source>--%1 takes one of: %2</source>
        <translation>--%1 prend l’un de&#x202f;: %2</translation>
    </message>
    <message>
        <source>Left out: lives, cards, traps, other titans.</source>
        <translation>Laissés de côté&#x202f;: vies, cartes, pièges, autres titans.</translation>
    </message>
    <message>
        <source>Left out: bonus cards and the titans&apos; powers.</source>
        <translation>Laissés de côté&#x202f;: les cartes bonus et les pouvoirs des titans.</translation>
    </message>
    <message>
        <source>Points of %1 that are not entered count as points without effect.</source>
        <translation>Les points de %1 qui ne sont pas notés comptent comme des points sans effet.</translation>
    </message>
    <message>
        <source>Nobody pays for the pentagram.</source>
        <translation>Personne ne paie pour le pentagramme.</translation>
    </message>
    <message>
        <source>The titans&apos; colours are drawn anew for each race.</source>
        <translation>Les couleurs des titans sont tirées à nouveau pour chaque course.</translation>
    </message>
    <message numerus="yes">
        <source>A titan alone, best of %n dice: %1 turns expected, %2 at least</source>
        <translation>
            <numerusform>Un titan seul, avec %n dé&#x202f;: %1 tours attendus, %2 au moins</numerusform>
            <numerusform>Un titan seul, le meilleur de %n dés&#x202f;: %1 tours attendus, %2 au moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titan(s): %1 rounds, %2 turns, about %3 minutes</source>
        <translation>
            <numerusform>%n titan&#x202f;: %1 manches, %2 tours, environ %3 minutes</numerusform>
            <numerusform>%n titans&#x202f;: %1 manches, %2 tours, environ %3 minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat %1 wins %2 % of the races</source>
        <translation>La place %1 gagne %2 % des courses</translation>
    </message>
    <message>
        <source>--dice goes with --exact alone</source>
        <translation>--dice ne va qu’avec --exact</translation>
    </message>
    <message>
        <source>--%1 does not go with --exact, which is of one titan alone</source>
        <translation>--%1 ne va pas avec --exact, qui est pour un titan seul</translation>
    </message>
</context>
<context>
    <name>TitanGameFile</name>
    <message>
        <source>must be one to three of the letters F, L and R</source>
        <translation>doit être une à trois des lettres F, L et R</translation>
    </message>
    <message>
        <source>is not a colour</source>
        <translation>n’est pas une couleur</translation>
    </message>
    <message>
        <source>must say where the value comes from</source>
        <translation>doit dire d’où vient la valeur</translation>
    </message>
    <message>
        <source>leads nowhere</source>
        <translation>ne mène nulle part</translation>
    </message>
    <message>
        <source>is not a list of marks</source>
        <translation>n’est pas une liste de marques</translation>
    </message>
    <message>
        <source>is not a point of the board</source>
        <translation>n’est pas un point du plateau</translation>
    </message>
    <message>
        <source>lacks the face &quot;%1&quot;</source>
        <translation>n’a pas la face «&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>TitanMap</name>
    <message>
        <source>no car drives on tracks of points</source>
        <translation>aucune voiture ne roule sur des pistes de points</translation>
    </message>
</context>
<context>
    <name>TitanPages</name>
    <message>
        <source>Board %1 of %2, from the bottom</source>
        <translation>Plateau %1 sur %2, à partir du bas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The board is %1 × %1 mm: cut it out along the marks.</source>
        <translation>Le plateau fait %1 × %1 mm&#xa0;: découpez-le le long des repères.</translation>
    </message>
</context>
<context>
    <name>TitanRace</name>
    <message>
        <source>%1: titan board, ability card, figure, life and lap marker</source>
        <translation>%1&#xa0;: plateau de titan, carte de pouvoir, figurine, marqueurs de vie et de tour</translation>
    </message>
    <message>
        <source>action dice</source>
        <translation>dés d’action</translation>
    </message>
    <message>
        <source>bonus cards</source>
        <translation>cartes bonus</translation>
    </message>
    <message>
        <source>trap tokens</source>
        <translation>jetons piège</translation>
    </message>
    <message>
        <source>%1 on board %2</source>
        <translation>%1 sur le plateau %2</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n plateau</numerusform>
            <numerusform>%n plateaux</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: track</source>
        <translation>%1&#xa0;: piste</translation>
    </message>
    <message>
        <source>New track</source>
        <translation>Nouvelle piste</translation>
    </message>
</context>
<context>
    <name>TitanRaceSheets</name>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Laps</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Lives left</source>
        <translation>Vies restantes</translation>
    </message>
    <message>
        <source>Lies</source>
        <translation>À terre</translation>
    </message>
    <message>
        <source>Lap sheet</source>
        <translation>Feuille de tours</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Player %1, team %2</source>
        <translation>Joueur %1, équipe %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and name of a board</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The track</source>
        <translation>La piste</translation>
    </message>
    <message>
        <source>Lay the boards one above the other, the first at the bottom. Who leaves the top of one goes on at the bottom of the next.</source>
        <translation>Posez les plateaux l&apos;un au-dessus de l&apos;autre, le premier en bas. Qui quitte l&apos;un par le haut continue au bas du suivant.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a track and what it does</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n life/lives</source>
        <translation>
            <numerusform>%n vie</numerusform>
            <numerusform>%n vies</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats in the order of play</source>
        <translation>Places dans l&apos;ordre du jeu</translation>
    </message>
    <message>
        <source>Throw a die: the titan of that colour begins, and the others follow clockwise. Powers are used once a turn, not in the first.</source>
        <translation>Lancez un dé&#xa0;: le titan de cette couleur commence, les autres suivent dans le sens des aiguilles d&apos;une montre. Un pouvoir une fois par tour, pas au premier.</translation>
    </message>
    <message>
        <source>To lay ready</source>
        <translation>À préparer</translation>
    </message>
    <message numerus="yes">
        <source>%n action dice</source>
        <translation>
            <numerusform>%n dé d&apos;action</numerusform>
            <numerusform>%n dés d&apos;action</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trap token(s)</source>
        <translation>
            <numerusform>%n jeton piège</numerusform>
            <numerusform>%n jetons pièges</numerusform>
        </translation>
    </message>
    <message>
        <source>bonus cards, shuffled, face down; one to each player, secret</source>
        <translation>cartes bonus, mélangées, face cachée&#xa0;; une à chacun, secrète</translation>
    </message>
    <message>
        <source>Life markers heart up on %1</source>
        <comment>a number</comment>
        <translation>marqueurs de vie côté cœur sur %1</translation>
    </message>
    <message>
        <source>that of %1 on %2</source>
        <translation>celui de %1 sur %2</translation>
    </message>
    <message>
        <source>lap markers on the first field</source>
        <translation>marqueurs de tour sur la première case</translation>
    </message>
    <message>
        <source>figures below the board</source>
        <translation>figurines sous le plateau</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>K.-O.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Agreed for this race</source>
        <translation>Convenu pour cette course</translation>
    </message>
    <message>
        <source>The first over the top of the third board wins.</source>
        <translation>Le premier à franchir le haut du troisième plateau gagne.</translation>
    </message>
    <message numerus="yes">
        <source>The first to have crossed the line %n time(s) wins.</source>
        <translation>
            <numerusform>Le premier à avoir franchi la ligne %n fois gagne.</numerusform>
            <numerusform>Le premier à avoir franchi la ligne %n fois gagne.</numerusform>
        </translation>
    </message>
    <message>
        <source>First turn: the first player throws all dice and takes one, the others choose of what is left; the last throws all again. Each figure begins on A1, C1 or E1.</source>
        <translation>Premier tour&#xa0;: le premier joueur lance tous les dés et en prend un, les autres choisissent parmi ce qui reste&#xa0;; le dernier les relance tous. Chaque figurine part de A1, C1 ou E1.</translation>
    </message>
    <message>
        <source>The tracks</source>
        <translation>Les pistes</translation>
    </message>
</context>
<context>
    <name>TitanRaceSteps</name>
    <message>
        <source>Race a Grand Slam</source>
        <translation>Courir un Grand Chelem</translation>
    </message>
    <message>
        <source>Race on one track</source>
        <translation>Courir sur une piste</translation>
    </message>
    <message>
        <source>Put into the stack: %1</source>
        <translation>Mettre dans la pile&#xa0;: %1</translation>
    </message>
    <message>
        <source>The back of %1</source>
        <translation>Le dos de %1</translation>
    </message>
    <message>
        <source>Nobody is seated</source>
        <translation>Personne n&apos;est assis</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody for himself</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n équipe</numerusform>
            <numerusform>%n équipes</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Place %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The colour of %1</source>
        <translation>La couleur de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>How dice are handed on</source>
        <translation>Comment les dés passent</translation>
    </message>
    <message>
        <source>How far titans are pushed</source>
        <translation>Jusqu&apos;où les titans sont poussés</translation>
    </message>
    <message>
        <source>Of my own</source>
        <translation>À moi</translation>
    </message>
</context>
<context>
    <name>TitanRaceWords</name>
    <message>
        <source>Lord Greed and Slaugg</source>
        <translation>Lord Greed et Slaugg</translation>
    </message>
    <message>
        <source>Olaf and Ragnarok</source>
        <translation>Olaf et Ragnarok</translation>
    </message>
    <message>
        <source>Salah and Rassik</source>
        <translation>Salah et Rassik</translation>
    </message>
    <message>
        <source>Captain Braaglix and Kraken</source>
        <translation>Capitaine Braaglix et Kraken</translation>
    </message>
    <message>
        <source>She&apos;ena and Grinder</source>
        <translation>She&apos;ena et Grinder</translation>
    </message>
    <message>
        <source>Itag&apos;hn and Chtóólhóó</source>
        <translation>Itag&apos;hn et Chtóólhóó</translation>
    </message>
    <message>
        <source>1 damage to each titan and each trap on the three points ahead.</source>
        <translation>1 dégât à chaque titan et à chaque piège sur les trois points devant lui.</translation>
    </message>
    <message>
        <source>Moves an adjacent titan by one point, in any of the six directions.</source>
        <translation>Déplace d&apos;un point un titan voisin, dans l&apos;une des six directions.</translation>
    </message>
    <message>
        <source>If a titan stands on one of the three points behind: one step forward or diagonally.</source>
        <translation>Si un titan se tient sur l&apos;un des trois points derrière lui&#xa0;: un pas en avant ou en diagonale.</translation>
    </message>
    <message>
        <source>Changes places with an adjacent titan.</source>
        <translation>Échange sa place avec un titan voisin.</translation>
    </message>
    <message>
        <source>Lays a trap on an adjacent point.</source>
        <translation>Pose un piège sur un point voisin.</translation>
    </message>
    <message>
        <source>1 damage to an adjacent titan, then 1 life for itself; not at full life.</source>
        <translation>1 dégât à un titan voisin, puis 1 vie pour lui-même&#xa0;; pas quand sa vie est entière.</translation>
    </message>
    <message>
        <source>Whoever comes onto lava loses 1 life. So does whoever is pushed onto it.</source>
        <translation>Qui arrive sur la lave perd 1 vie. Qui y est poussé aussi.</translation>
    </message>
    <message>
        <source>Whoever comes to pirates throws away a bonus card or loses 1 life. That holds each time anew, and for whoever is pushed there too.</source>
        <translation>Qui arrive sur des pirates défausse une carte bonus ou perd 1 vie. Cela vaut à chaque fois, et aussi pour qui y est poussé.</translation>
    </message>
    <message>
        <source>A step from a super ramp in its direction jumps two points, a step ahead from a multi ramp jumps one. What is jumped over has no effect and is not pushed.</source>
        <translation>Un pas depuis une super-rampe dans sa direction saute deux points, un pas en avant depuis une multi-rampe en saute un. Ce qui est sauté n&apos;a pas d&apos;effet et n&apos;est pas poussé.</translation>
    </message>
    <message>
        <source>Whoever comes to a statue, or passes it, sets off a blast: 1 damage to titans and traps on the six points round it. Whoever set it off is not hit.</source>
        <translation>Qui arrive sur une statue, ou y passe, déclenche un souffle&#xa0;: 1 dégât aux titans et aux pièges des six points autour. Qui l&apos;a déclenché n&apos;est pas touché.</translation>
    </message>
    <message>
        <source>Whoever ends a move on a pentagram may pay 1 life, throw the die again and has to carry it out. From then on there is no power and no bonus card in that turn.</source>
        <translation>Qui finit son mouvement sur un pentagramme peut payer 1 vie et relancer le dé, qu&apos;il doit alors exécuter. Dès lors, ni pouvoir ni carte bonus pendant ce tour.</translation>
    </message>
    <message>
        <source>Whoever comes onto ice slides on in the same direction to the first point without ice. Points that are slid over do not count as moved.</source>
        <translation>Qui arrive sur la glace glisse dans la même direction jusqu&apos;au premier point sans glace. Les points glissés ne comptent pas comme parcourus.</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brun</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>A track of one&apos;s own</source>
        <translation>Une piste à soi</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Selon la règle</translation>
    </message>
    <message>
        <source>Rolling</source>
        <translation>À tour de rôle</translation>
    </message>
    <message>
        <source>The first player throws all dice each round and takes one, the others choose of what is left; the last throws all again.</source>
        <translation>Le premier joueur lance tous les dés à chaque manche et en prend un, les autres choisissent parmi ce qui reste&#xa0;; le dernier les relance tous.</translation>
    </message>
    <message>
        <source>Whoever is left a single die throws all of them and chooses; the others go on from what is left.</source>
        <translation>Celui à qui il ne reste qu&apos;un dé les lance tous et choisit&#xa0;; les autres continuent avec ce qui reste.</translation>
    </message>
    <message>
        <source>A pushed titan goes as many points as the straight part of the die has.</source>
        <translation>Un titan poussé avance d&apos;autant de points que la partie droite du dé en a.</translation>
    </message>
    <message>
        <source>A pushed titan goes on only while the other moves on.</source>
        <translation>Un titan poussé n&apos;avance que tant que l&apos;autre avance.</translation>
    </message>
    <message>
        <source>The turn after: it stands up with %1 lives and plays as usual.</source>
        <translation>Le tour d&apos;après&#xa0;: il se relève avec %1 vies et joue normalement.</translation>
    </message>
    <message>
        <source>The turn after: it stands up with %1 lives, %2 with %3, and plays as usual.</source>
        <translation>Le tour d&apos;après&#xa0;: il se relève avec %1 vies, %2 avec %3, et joue normalement.</translation>
    </message>
    <message>
        <source>No life left: the figure is laid on its side, the life marker goes to the skull. In its own move the titan stops there.</source>
        <translation>Plus de vie&#xa0;: la figurine est couchée, le marqueur de vie montre le crâne. Pendant son propre mouvement, le titan s&apos;arrête là.</translation>
    </message>
    <message>
        <source>Its next turn: it takes a die, does nothing with it, and turns the life marker back to the heart.</source>
        <translation>Son tour suivant&#xa0;: il prend un dé, n&apos;en fait rien, et retourne le marqueur de vie côté cœur.</translation>
    </message>
</context>
<context>
    <name>TitanStage</name>
    <message>
        <source>a Grand Slam has three tracks, not %1</source>
        <translation>un Grand Chelem a trois pistes, pas %1</translation>
    </message>
    <message>
        <source>Choose three</source>
        <translation>En choisir trois</translation>
    </message>
    <message>
        <source>six titans race at most</source>
        <translation>six titans courent au plus</translation>
    </message>
    <message>
        <source>ice lies all the way round on a line of the track: whoever comes upon it slides without an end</source>
        <translation>la glace fait tout le tour d’une ligne de la piste&#xa0;: qui y entre glisse sans fin</translation>
    </message>
    <message>
        <source>Take the ice from one of its points</source>
        <translation>Ôtez la glace de l’un de ses points</translation>
    </message>
</context>
<context>
    <name>TokenEdits</name>
    <message>
        <source>A token needs a tile to lie on</source>
        <translation>Un jeton doit être posé sur une tuile</translation>
    </message>
    <message>
        <source>Place token</source>
        <translation>Poser le jeton</translation>
    </message>
    <message>
        <source>Move token</source>
        <translation>Déplacer le jeton</translation>
    </message>
    <message>
        <source>Turn token</source>
        <translation>Tourner le jeton</translation>
    </message>
    <message>
        <source>Remove token</source>
        <translation>Retirer le jeton</translation>
    </message>
</context>
<context>
    <name>TokenKind</name>
    <message>
        <source>must be more than nothing</source>
        <translation>doit être supérieur à zéro</translation>
    </message>
    <message>
        <source>Chicane</source>
        <translation>Chicane</translation>
    </message>
    <message>
        <source>Chicane with a limit</source>
        <translation>Chicane avec limite</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Bosse</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Gué</translation>
    </message>
    <message>
        <source>Climb, uphill</source>
        <translation>Pente, en montée</translation>
    </message>
    <message>
        <source>Climb, downhill</source>
        <translation>Pente, en descente</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Nuage</translation>
    </message>
    <message>
        <source>Oxygen</source>
        <translation>Oxygène</translation>
    </message>
    <message>
        <source>Mud spray</source>
        <translation>Projection de boue</translation>
    </message>
    <message>
        <source>Joker, entrance</source>
        <translation>Joker, entrée</translation>
    </message>
    <message>
        <source>Joker, exit</source>
        <translation>Joker, sortie</translation>
    </message>
    <message>
        <source>Finish arch</source>
        <translation>Arche d’arrivée</translation>
    </message>
    <message>
        <source>%1, asphalt</source>
        <translation>%1, asphalte</translation>
    </message>
    <message>
        <source>%1, gravel</source>
        <translation>%1, terre</translation>
    </message>
    <message>
        <source>%1, snow</source>
        <translation>%1, neige</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>TokenLabel</name>
    <message>
        <source>%1 · %2°</source>
        <translation>%1 · %2°</translation>
    </message>
</context>
<context>
    <name>ToolTips</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>TrackClip</name>
    <message>
        <source>There are no marks in the clipboard</source>
        <translation>Il n’y a aucune marque dans le presse-papiers</translation>
    </message>
    <message>
        <source>The text in the clipboard is no track</source>
        <translation>Le texte du presse-papiers n’est pas une piste</translation>
    </message>
</context>
<context>
    <name>TrackFile</name>
    <message>
        <source>the board has no place &quot;%1&quot;</source>
        <translation>le plateau n’a pas de place «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Write column and row, A1 to F12, as in E5</source>
        <translation>Écrire colonne et rangée, de A1 à F12, comme E5</translation>
    </message>
    <message>
        <source>must be a list of marks, each in quotes</source>
        <translation>doit être une liste de marques, chacune entre guillemets</translation>
    </message>
    <message>
        <source>holds more marks than there are</source>
        <translation>contient plus de marques qu’il n’y en a</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 figure deux fois</translation>
    </message>
    <message>
        <source>Write all that is on a point into one record</source>
        <translation>Écrire tout ce qui est sur un point en une seule fiche</translation>
    </message>
    <message>
        <source>must be the id of a track, or a track</source>
        <translation>doit être l’identifiant d’une piste, ou une piste</translation>
    </message>
    <message>
        <source>a Grand Slam has three tracks</source>
        <translation>un Grand Chelem a trois pistes</translation>
    </message>
    <message>
        <source>must be an object, in braces</source>
        <translation>doit être un objet entre accolades</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be text, in quotes</source>
        <translation>«&#x202f;%1&#x202f;» doit être un texte entre guillemets</translation>
    </message>
    <message>
        <source>no die has a face of the colour &quot;%1&quot;</source>
        <translation>aucun dé n’a de face de la couleur «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Colours that there are: %1</source>
        <translation>Couleurs qui existent&#x202f;: %1</translation>
    </message>
    <message>
        <source>six titans race at most</source>
        <translation>six titans courent au plus</translation>
    </message>
</context>
<context>
    <name>TrackFixes</name>
    <message>
        <source>Take what is marked on %1 away</source>
        <translation>Enlever ce qui est marqué en %1</translation>
    </message>
    <message>
        <source>Take the unknown marks of %1 away</source>
        <translation>Enlever les marques inconnues de %1</translation>
    </message>
    <message>
        <source>Mark %1 as the rulebook does</source>
        <translation>Marquer %1 comme le livret de règles</translation>
    </message>
</context>
<context>
    <name>TrackRules</name>
    <message>
        <source>lava</source>
        <translation>lave</translation>
    </message>
    <message>
        <source>pirates</source>
        <translation>pirates</translation>
    </message>
    <message>
        <source>a super ramp to the left</source>
        <translation>une super-rampe vers la gauche</translation>
    </message>
    <message>
        <source>a super ramp to the right</source>
        <translation>une super-rampe vers la droite</translation>
    </message>
    <message>
        <source>a multi ramp</source>
        <translation>une multi-rampe</translation>
    </message>
    <message>
        <source>a fire statue</source>
        <translation>une statue de feu</translation>
    </message>
    <message>
        <source>the pentagram</source>
        <translation>le pentagramme</translation>
    </message>
    <message>
        <source>ice</source>
        <translation>glace</translation>
    </message>
    <message>
        <source>a bonus point</source>
        <translation>un point bonus</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>aucun effet</translation>
    </message>
    <message>
        <source>There is no mark &quot;%1&quot;.</source>
        <translation>Il n’y a pas de marque «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Two ramps are on one point.</source>
        <translation>Deux rampes sont sur un même point.</translation>
    </message>
    <message>
        <source>Ice lies all the way round: whoever comes upon it slides without an end.</source>
        <translation>La glace fait tout le tour&#xa0;: qui y entre glisse sans fin.</translation>
    </message>
    <message>
        <source>Two effects are on one point: no board of the box is known to have that.</source>
        <translation>Deux effets sont sur un même point&#xa0;: on ne connaît cela d’aucun plateau de la boîte.</translation>
    </message>
    <message>
        <source>No point gives a bonus card, so nobody gets more than the first.</source>
        <translation>Aucun point ne donne de carte bonus&#xa0;: personne n’en a plus que la première.</translation>
    </message>
    <message>
        <source>Not the whole board of %1 is entered: what is not counts as points without effect.</source>
        <translation>Le plateau de %1 n’est pas noté en entier&#xa0;: le reste compte comme des points sans effet.</translation>
    </message>
    <message>
        <source>The box has no track &quot;%1&quot;, but %2.</source>
        <translation>La boîte n’a pas de piste «&#x202f;%1&#x202f;», mais %2.</translation>
    </message>
    <message>
        <source>%1 does not have this: %2.</source>
        <translation>%1 n’a pas ceci&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Of this point of %1 an example of the rulebook says: %2.</source>
        <translation>De ce point de %1, un exemple du livret de règles dit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The board has no point there: columns A, C and E have the odd rows, B, D and F the even ones.</source>
        <translation>Le plateau n’a pas de point à cet endroit&#xa0;: les colonnes A, C et E ont les rangées impaires, B, D et F les paires.</translation>
    </message>
</context>
<context>
    <name>TrackSteps</name>
    <message>
        <source>Mark: %1</source>
        <translation>Marquer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take away: %1</source>
        <translation>Ôter&#xa0;: %1</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>Effacer %1</translation>
    </message>
    <message>
        <source>Mirror the track</source>
        <translation>Refléter la piste</translation>
    </message>
    <message>
        <source>Turn the track by two columns</source>
        <translation>Tourner la piste de deux colonnes</translation>
    </message>
    <message>
        <source>A track of one&apos;s own</source>
        <translation>Une piste à soi</translation>
    </message>
    <message>
        <source>The track %1</source>
        <translation>La piste %1</translation>
    </message>
    <message>
        <source>The whole board is entered</source>
        <translation>Le plateau est noté en entier</translation>
    </message>
    <message>
        <source>Not the whole board is entered</source>
        <translation>Le plateau n’est pas noté en entier</translation>
    </message>
    <message>
        <source>Clear the track</source>
        <translation>Effacer la piste</translation>
    </message>
    <message>
        <source>Paste marks</source>
        <translation>Coller des marques</translation>
    </message>
    <message>
        <source>Paste a track</source>
        <translation>Coller une piste</translation>
    </message>
</context>
<context>
    <name>TurnSoThatItFits</name>
    <message>
        <source>Turn %1</source>
        <translation>Tourner %1</translation>
    </message>
</context>
<context>
    <name>TyreWords</name>
    <message>
        <source>asphalt tyres</source>
        <translation>pneus asphalte</translation>
    </message>
    <message>
        <source>snow tyres</source>
        <translation>pneus neige</translation>
    </message>
    <message>
        <source>snow tyres, 2nd generation</source>
        <translation>pneus neige 2e génération</translation>
    </message>
    <message>
        <source>earth tyres</source>
        <translation>pneus terre</translation>
    </message>
    <message>
        <source>soft tyres</source>
        <translation>pneus tendres</translation>
    </message>
    <message>
        <source>&quot;%1&quot; tyres</source>
        <translation>pneus «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>tyres and their time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>stages and times by tyres</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>UnclearJunction</name>
    <message numerus="yes">
        <source>At the junction %1 it is not clear which road goes on: %n road(s) bend alike.</source>
        <translation>
            <numerusform>Au carrefour %1, on ne sait pas quelle route continue&#x202f;: %n route tourne autant.</numerusform>
            <numerusform>Au carrefour %1, on ne sait pas quelle route continue&#x202f;: %n routes tournent autant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnknownGame</name>
    <message>
        <source>Make it a stage of %1</source>
        <translation>En faire une spéciale de %1</translation>
    </message>
    <message>
        <source>Stagewright does not know the game &quot;%1&quot;. It knows: %2.</source>
        <translation>Stagewright ne connaît pas le jeu «&#x202f;%1&#x202f;». Jeux connus&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>UnknownPieces</name>
    <message>
        <source>stage %1, %2</source>
        <translation>spéciale %1, %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur l’%2</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>ligne %1, %2</translation>
    </message>
</context>
<context>
    <name>UnknownTile</name>
    <message>
        <source>Stagewright does not know tile %1.</source>
        <translation>Stagewright ne connaît pas la tuile %1.</translation>
    </message>
</context>
<context>
    <name>UnreachableSpace</name>
    <message numerus="yes">
        <source>No car can reach %n space(s) of %1.</source>
        <translation>
            <numerusform>Aucune voiture ne peut atteindre %n case de %1.</numerusform>
            <numerusform>Aucune voiture ne peut atteindre %n cases de %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnsureRecord</name>
    <message>
        <source>It is not certain how %1 is printed: %2</source>
        <translation>L’impression de %1 n’est pas certaine&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>UsedTwice</name>
    <message numerus="yes">
        <source>The same stage is driven %n times: %1.</source>
        <translation>
            <numerusform>La même spéciale est courue %n fois&#xa0;: %1.</numerusform>
            <numerusform>La même spéciale est courue %n fois&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
</context>
<context>
    <name>VerifiedText</name>
    <message>
        <source>the file would be larger than can be read again (%1 MB)</source>
        <translation>le fichier serait trop gros pour être relu (%1&#xa0;Mo)</translation>
    </message>
    <message>
        <source>Leave something out, or part it</source>
        <translation>Enlevez-en quelque chose, ou divisez-le</translation>
    </message>
    <message>
        <source>what would be written could not be read again: %1</source>
        <translation>ce qui serait écrit ne pourrait pas être relu&#xa0;: %1</translation>
    </message>
    <message>
        <source>what would be written would be read as something else</source>
        <translation>ce qui serait écrit serait relu comme autre chose</translation>
    </message>
    <message>
        <source>The file is left as it was. Save under another name and in another format, or undo the last changes</source>
        <translation>Le fichier est resté tel quel. Enregistrez sous un autre nom et dans un autre format, ou annulez les dernières modifications</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message numerus="yes">
        <source>Race %1: car %2 wins, the last is in after %n round(s).</source>
        <translation>
            <numerusform>Course %1&#x202f;: la voiture %2 gagne, la dernière arrive après %n tour de jeu.</numerusform>
            <numerusform>Course %1&#x202f;: la voiture %2 gagne, la dernière arrive après %n tours de jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drive %1 ends before the finish.</source>
        <translation>Le passage %1 finit avant l’arrivée.</translation>
    </message>
    <message numerus="yes">
        <source>Drive %1 takes %2 in %n turn(s).</source>
        <translation>
            <numerusform>Le passage %1 prend %2 en %n tour de jeu.</numerusform>
            <numerusform>Le passage %1 prend %2 en %n tours de jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, car %2.</source>
        <translation>Tour de jeu %1, voiture %2.</translation>
    </message>
    <message>
        <source>Turn %1.</source>
        <translation>Tour de jeu %1.</translation>
    </message>
    <message>
        <source>%1, to %2. Hazards: %3 of %4.</source>
        <translation>%1, vers %2. Dangers&#x202f;: %3 sur %4.</translation>
    </message>
    <message>
        <source>The turn ends: %1 s.</source>
        <translation>Le tour de jeu finit&#x202f;: %1 s.</translation>
    </message>
    <message>
        <source>Car %1</source>
        <translation>Voiture %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>car, driver</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>WebEditorWriter</name>
    <message>
        <source>the web editor has no token &quot;%1&quot;</source>
        <translation>l’éditeur web n’a pas de jeton «&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>WindowsEditorWriter</name>
    <message>
        <source>the Windows editor has no token &quot;%1&quot;</source>
        <translation>l’éditeur Windows n’a pas de jeton «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; has another meaning there</source>
        <translation>le champ «&#x202f;%1&#x202f;» y a un autre sens</translation>
    </message>
    <message>
        <source>all tiles are moved together, as the grid begins at 1</source>
        <translation>toutes les tuiles sont décalées ensemble, car la grille commence à 1</translation>
    </message>
</context>
<context>
    <name>WishOptions</name>
    <message>
        <source>How dangerous the tiles are on average: low, medium or high.</source>
        <translation>Le danger moyen des tuiles&#x202f;: low, medium ou high.</translation>
    </message>
    <message>
        <source>How much the road winds: low, medium or high.</source>
        <translation>Combien la route serpente&#x202f;: low, medium ou high.</translation>
    </message>
    <message>
        <source>How many tiles have a jump: low (at most one in eight), medium or high (at least one in four).</source>
        <translation>Combien de tuiles ont une bosse&#x202f;: low (au plus une sur huit), medium ou high (au moins une sur quatre).</translation>
    </message>
    <message>
        <source>How many have a ford, likewise.</source>
        <translation>Combien ont un gué, de même.</translation>
    </message>
    <message>
        <source>How many have a shortcut, likewise.</source>
        <translation>Combien ont une corde, de même.</translation>
    </message>
    <message>
        <source>The game, as stage files name it. Left out: dirt.</source>
        <translation>Le jeu, comme le nomment les fichiers de spéciales. Sans cela&#x202f;: dirt.</translation>
    </message>
    <message>
        <source>stage or circuit. Left out: a circuit where the boxes have no start tile.</source>
        <translation>stage ou circuit. Sans cela&#x202f;: un circuit si les boîtes n’ont pas de tuile de départ.</translation>
    </message>
    <message>
        <source>Laps of a circuit. Left out: 1.</source>
        <translation>Tours d’un circuit. Sans cela&#x202f;: 1.</translation>
    </message>
    <message>
        <source>So many stages, 1 to %1: of more than one a rally is made, and the wishes are for each of them.</source>
        <translation>Tant de spéciales, de 1 à %1&#x202f;: de plusieurs naît un rallye, et les souhaits valent pour chacune.</translation>
    </message>
    <message>
        <source>The stages of the rally lie on the table at once: no tile is in two of them.</source>
        <translation>Les spéciales du rallye sont sur la table en même temps&#x202f;: aucune tuile n’est dans deux d’entre elles.</translation>
    </message>
    <message>
        <source>rising or falling: how the difficulty goes from the first stage of the rally to the last.</source>
        <translation>rising ou falling&#x202f;: comment la difficulté évolue de la première spéciale du rallye à la dernière.</translation>
    </message>
    <message>
        <source>Road tiles, start and finish among them, %1 to %2. Left out: 12.</source>
        <translation>Tuiles de route, départ et arrivée compris, de %1 à %2. Sans cela&#x202f;: 12.</translation>
    </message>
    <message>
        <source>Minutes to play, met within a tenth; instead of --tiles.</source>
        <translation>Minutes de jeu, tenues à un dixième près&#x202f;; au lieu de --tiles.</translation>
    </message>
    <message>
        <source>How many play, which makes the minutes. Left out: 4.</source>
        <translation>Combien jouent, ce qui fait les minutes. Sans cela&#x202f;: 4.</translation>
    </message>
    <message>
        <source>Surfaces and how many percent of the tiles have them: asphalt, gravel, snow.</source>
        <translation>Surfaces, et combien de pour cent des tuiles les ont&#x202f;: asphalt, gravel, snow.</translation>
    </message>
    <message>
        <source>easy, medium or hard, as &quot;estimate&quot; says it.</source>
        <translation>easy, medium ou hard, comme le dit «&#x202f;estimate&#x202f;».</translation>
    </message>
    <message>
        <source>A service park beside the finish; of a circuit a pit.</source>
        <translation>Un parc d’assistance à côté de l’arrivée&#x202f;; pour un circuit, les stands.</translation>
    </message>
    <message>
        <source>--together and --course are for the stages of a rally</source>
        <translation>--together et --course sont pour les spéciales d’un rallye</translation>
    </message>
    <message>
        <source>Say how many with --stages</source>
        <translation>Dites combien avec --stages</translation>
    </message>
    <message>
        <source>there are no hex tiles of a game &quot;%1&quot;, but of: %2</source>
        <translation>il n’y a pas de tuiles d’un jeu «&#x202f;%1&#x202f;», mais de&#x202f;: %2</translation>
    </message>
    <message>
        <source>--kind takes stage or circuit, not &quot;%1&quot;</source>
        <translation>--kind prend stage ou circuit, pas «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>--tiles and --minutes exclude each other</source>
        <translation>--tiles et --minutes s’excluent</translation>
    </message>
    <message>
        <source>--minutes takes a number from 1 to %1</source>
        <translation>--minutes prend un nombre de 1 à %1</translation>
    </message>
    <message>
        <source>--%1 takes low, medium or high, not &quot;%2&quot;</source>
        <translation>--%1 prend low, medium ou high, pas «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>--difficulty takes easy, medium or hard, not &quot;%1&quot;</source>
        <translation>--difficulty prend easy, medium ou hard, pas «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>--course takes rising or falling, not &quot;%1&quot;</source>
        <translation>--course prend rising ou falling, pas «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>--course and --difficulty exclude each other</source>
        <translation>--course et --difficulty s’excluent</translation>
    </message>
    <message>
        <source>there is no surface &quot;%1&quot;, but asphalt, gravel and snow</source>
        <translation>il n’y a pas de surface «&#x202f;%1&#x202f;», mais asphalt, gravel et snow</translation>
    </message>
    <message>
        <source>the surface &quot;%1&quot; is named twice</source>
        <translation>la surface «&#x202f;%1&#x202f;» est nommée deux fois</translation>
    </message>
    <message>
        <source>of several surfaces it has to be said how many percent each has</source>
        <translation>de plusieurs surfaces, il faut dire combien de pour cent chacune a</translation>
    </message>
    <message>
        <source>Write them as in gravel:60,snow:40</source>
        <translation>Écrivez-les comme gravel:60,snow:40</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of percent</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre de pour cent</translation>
    </message>
    <message>
        <source>the surfaces have %1 % together, which is more than all</source>
        <translation>les surfaces font ensemble %1&#x202f;%, plus que le tout</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>asphalt</source>
        <translation>asphalte</translation>
    </message>
    <message>
        <source>gravel</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>neige</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a jump</source>
        <translation>
            <numerusform>%n tuile avec une bosse</numerusform>
            <numerusform>%n tuiles avec une bosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a ford</source>
        <translation>
            <numerusform>%n tuile avec un gué</numerusform>
            <numerusform>%n tuiles avec un gué</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a shortcut</source>
        <translation>
            <numerusform>%n tuile avec une corde</numerusform>
            <numerusform>%n tuiles avec une corde</numerusform>
        </translation>
    </message>
    <message>
        <source>the boxes hold no start tile, which a circuit needs</source>
        <translation>les boîtes n’ont pas de tuile de départ, qu’il faut à un circuit</translation>
    </message>
    <message>
        <source>the boxes hold no start tile, which a stage needs</source>
        <translation>les boîtes n’ont pas de tuile de départ, qu’il faut à une spéciale</translation>
    </message>
    <message>
        <source>the boxes hold no finish tile, which a stage needs</source>
        <translation>les boîtes n’ont pas de tuile d’arrivée, qu’il faut à une spéciale</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are wished for, and the boxes hold %2</source>
        <translation>
            <numerusform>%1&#x202f;: %n tuile est souhaitée, et les boîtes en ont %2</numerusform>
            <numerusform>%1&#x202f;: %n tuiles sont souhaitées, et les boîtes en ont %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2: no %n tile(s) of the boxes have it</source>
        <translation>
            <numerusform>%1 %2&#x202f;: aucune %n tuile des boîtes ne l’a</numerusform>
            <numerusform>%1 %2&#x202f;: il n’y a pas %n tuiles des boîtes qui l’aient</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2: %3 are needed, and the boxes hold %4</source>
        <translation>%1 %2&#x202f;: il faut %3, et les boîtes en ont %4</translation>
    </message>
    <message numerus="yes">
        <source>%n road tile(s) are wished for, and the boxes hold %1</source>
        <translation>
            <numerusform>%n tuile de route est souhaitée, et les boîtes en ont %1</numerusform>
            <numerusform>%n tuiles de route sont souhaitées, et les boîtes en ont %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the table has room for no %n tile(s)</source>
        <translation>
            <numerusform>la table n’a pas de place pour %n tuile</numerusform>
            <numerusform>la table n’a pas de place pour %n tuiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZipName</name>
    <message>
        <source>the entry has no name</source>
        <translation>l’entrée n’a pas de nom</translation>
    </message>
    <message>
        <source>the name holds a control character</source>
        <translation>le nom contient un caractère de contrôle</translation>
    </message>
    <message>
        <source>the name is not valid UTF-8</source>
        <translation>le nom n’est pas de l’UTF-8 valide</translation>
    </message>
    <message>
        <source>the name holds a backslash</source>
        <translation>le nom contient une barre oblique inverse</translation>
    </message>
    <message>
        <source>the name is absolute</source>
        <translation>le nom est absolu</translation>
    </message>
    <message>
        <source>the name begins with a drive letter</source>
        <translation>le nom commence par une lettre de lecteur</translation>
    </message>
    <message>
        <source>the name leads out of the folder</source>
        <translation>le nom mène hors du dossier</translation>
    </message>
    <message>
        <source>the name is longer than a file&apos;s may be</source>
        <translation>le nom est plus long que ne peut l’être celui d’un fichier</translation>
    </message>
</context>
<context>
    <name>ZipReader</name>
    <message>
        <source>Fetch the file again, or ask whoever made it for a clean one</source>
        <translation>Récupérez le fichier à nouveau, ou demandez un fichier sain à son auteur</translation>
    </message>
    <message>
        <source>is damaged, or unpacks to another size than it says</source>
        <translation>est endommagé, ou se décompresse à une autre taille que celle indiquée</translation>
    </message>
    <message>
        <source>is another entry, depending on who reads the zip</source>
        <translation>est une autre entrée selon qui lit le zip</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <translation>ne peut pas être décompressé</translation>
    </message>
    <message>
        <source>is damaged: its checksum is wrong</source>
        <translation>est endommagé&#xa0;: sa somme de contrôle est fausse</translation>
    </message>
    <message>
        <source>the directory of the zip is damaged</source>
        <translation>le répertoire du zip est endommagé</translation>
    </message>
</context>
<context>
    <name>ZipScan</name>
    <message>
        <source>Fetch the file again, or pack it anew with another program</source>
        <translation>Récupérez le fichier à nouveau ou recompressez-le avec un autre programme</translation>
    </message>
    <message>
        <source>the zip is cut off</source>
        <translation>le zip est tronqué</translation>
    </message>
    <message>
        <source>this is no zip</source>
        <translation>ce n’est pas un zip</translation>
    </message>
    <message>
        <source>the zip has two directories</source>
        <translation>le zip a deux répertoires</translation>
    </message>
    <message>
        <source>this is not a plain zip: its directory is not where it should be, as when something stands before the zip</source>
        <translation>ce n’est pas un zip ordinaire&#xa0;: son répertoire n’est pas là où il devrait être, comme lorsque quelque chose précède le zip</translation>
    </message>
    <message numerus="yes">
        <source>the zip has more than %n entries</source>
        <translation>
            <numerusform>le zip a plus de %n entrée</numerusform>
            <numerusform>le zip a plus de %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Choisissez un autre fichier</translation>
    </message>
    <message>
        <source>the directory of the zip is damaged</source>
        <translation>le répertoire du zip est endommagé</translation>
    </message>
    <message>
        <source>Ask whoever made the file for a clean one</source>
        <translation>Demandez un fichier sain à son auteur</translation>
    </message>
    <message>
        <source>the entry is not where the directory says</source>
        <translation>l’entrée n’est pas là où le dit le répertoire</translation>
    </message>
    <message>
        <source>there are two entries of this name</source>
        <translation>il y a deux entrées de ce nom</translation>
    </message>
    <message>
        <source>on some systems this is the same name as &quot;%1&quot;</source>
        <translation>sur certains systèmes, c’est le même nom que «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the entry is encrypted</source>
        <translation>l’entrée est chiffrée</translation>
    </message>
    <message>
        <source>the entry is a link</source>
        <translation>l’entrée est un lien</translation>
    </message>
    <message>
        <source>the entry is no ordinary file</source>
        <translation>l’entrée n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>the entry is packed in a way (%1) that is not read here</source>
        <translation>l’entrée est compressée d’une façon non prise en charge (%1)</translation>
    </message>
    <message>
        <source>the entry has another name in its header</source>
        <translation>l’entrée a un autre nom dans son en-tête</translation>
    </message>
    <message>
        <source>the entry is packed in another way by its header</source>
        <translation>l’entrée est compressée autrement d’après son en-tête</translation>
    </message>
    <message>
        <source>the entry has another size in its header</source>
        <translation>l’entrée a une autre taille dans son en-tête</translation>
    </message>
    <message>
        <source>the entry has another checksum in its header</source>
        <translation>l’entrée a une autre somme de contrôle dans son en-tête</translation>
    </message>
    <message>
        <source>the entry is cut off</source>
        <translation>l’entrée est tronquée</translation>
    </message>
    <message>
        <source>the size that is declared is wrong</source>
        <translation>la taille déclarée est fausse</translation>
    </message>
    <message>
        <source>the entry is larger than %1 MB</source>
        <translation>l’entrée dépasse %1&#xa0;Mo</translation>
    </message>
    <message>
        <source>the entries are larger than %1 MB together</source>
        <translation>ensemble, les entrées dépassent %1&#xa0;Mo</translation>
    </message>
    <message>
        <source>the entry claims to be more than %1 times as large as it is packed</source>
        <translation>l’entrée prétend être plus de %1 fois plus grande que compressée</translation>
    </message>
    <message>
        <source>the entry lies over another one, &quot;%1&quot;</source>
        <translation>l’entrée en recouvre une autre, «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the entry is called a folder and holds data</source>
        <translation>l’entrée se dit dossier et contient des données</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) stand behind the end of the zip</source>
        <translation>
            <numerusform>%n octet suit la fin du zip</numerusform>
            <numerusform>%n octets suivent la fin du zip</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a file, and cannot be a folder too</source>
        <translation>«&#x202f;%1&#x202f;» est un fichier, et ne peut pas être aussi un dossier</translation>
    </message>
</context>
<context>
    <name>ZipWriter</name>
    <message>
        <source>cannot be packed</source>
        <translation>ne peut pas être compressé</translation>
    </message>
</context>
<context>
    <name>ZoneBoardsFile</name>
    <message>
        <source>holds more than there can be, %1</source>
        <translation>contient plus qu’il ne peut y avoir, %1</translation>
    </message>
    <message>
        <source>a zone is one capital letter</source>
        <translation>une zone est une lettre majuscule</translation>
    </message>
    <message>
        <source>a point of a road is the number printed there, in quotes</source>
        <translation>un point d’une route est le nombre imprimé là, entre guillemets</translation>
    </message>
    <message>
        <source>a point inside is a number, 0 to %1</source>
        <translation>un point intérieur est un nombre de 0 à %1</translation>
    </message>
    <message>
        <source>says the same as the text</source>
        <translation>dit la même chose que le texte</translation>
    </message>
    <message>
        <source>Take one of both away</source>
        <translation>Ôtez l’un des deux</translation>
    </message>
    <message>
        <source>a road joins two ends</source>
        <translation>une route joint deux extrémités</translation>
    </message>
    <message>
        <source>two roads of side %1 use the end %2</source>
        <translation>deux routes de la face %1 utilisent l’extrémité %2</translation>
    </message>
    <message>
        <source>a side of zone %1 is called %1, %1*, or %1/ and its first number</source>
        <translation>une face de la zone %1 s’appelle %1, %1*, ou %1/ et son premier nombre</translation>
    </message>
    <message>
        <source>side %1 is there twice</source>
        <translation>la face %1 y est deux fois</translation>
    </message>
    <message>
        <source>a size is width and height in millimetres, up to %1</source>
        <translation>une taille est largeur et hauteur en millimètres, jusqu’à %1</translation>
    </message>
    <message>
        <source>is %1, but this program knows format %2</source>
        <translation>est %1, mais ce programme connaît le format %2</translation>
    </message>
    <message>
        <source>is not %1, of which these boards would be</source>
        <translation>n’est pas %1, dont seraient ces plateaux</translation>
    </message>
    <message>
        <source>zone %1 is there twice</source>
        <translation>la zone %1 y est deux fois</translation>
    </message>
    <message>
        <source>the ends of side %1 are %2 to %3: %4 is none of them</source>
        <translation>les extrémités de la face %1 vont de %2 à %3&#xa0;: %4 n’en est pas une</translation>
    </message>
    <message>
        <source>a change of line leads from an inside space to one of the slide line or back, as &quot;i1 to o2&quot;</source>
        <translation>un changement de ligne mène d’une case à l’intérieur à une case en dérapage, ou l’inverse, comme &quot;i1 to o2&quot;</translation>
    </message>
</context>
<context>
    <name>stagewright::AboutDialog</name>
    <message>
        <source>About Stagewright</source>
        <translation>À propos de Stagewright</translation>
    </message>
    <message>
        <source>&amp;Licence of the program…</source>
        <translation>&amp;Licence du programme…</translation>
    </message>
    <message>
        <source>Licence of the &amp;font…</source>
        <translation>Licence de la &amp;police…</translation>
    </message>
    <message>
        <source>A track editor and rally planner for hex-tile racing board games.</source>
        <translation>Un éditeur de spéciales et planificateur de rallyes pour jeux de course à tuiles hexagonales.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Logiciel libre sous licence GNU General Public License, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>The games and their names belong to their publishers, who have nothing to do with this program.</source>
        <translation>Les jeux et leurs noms appartiennent à leurs éditeurs, qui n’ont aucun lien avec ce programme.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Made with&lt;/b&gt;</source>
        <translation>&lt;b&gt;Réalisé avec&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>stagewright::ArtChoice</name>
    <message>
        <source>The program&apos;s own pict&amp;ures</source>
        <translation>Images par dé&amp;faut</translation>
    </message>
    <message>
        <source>Folder with pictures of tiles</source>
        <translation>Dossier d’images de tuiles</translation>
    </message>
    <message>
        <source>Pictures of &amp;your own…</source>
        <translation>C&amp;hoisir vos propres images…</translation>
    </message>
</context>
<context>
    <name>stagewright::Autosave</name>
    <message>
        <source>cannot be written</source>
        <translation>n’a pas pu être écrit</translation>
    </message>
    <message>
        <source>Make room there, or save the stage</source>
        <translation>Faites-y de la place ou enregistrez la spéciale</translation>
    </message>
</context>
<context>
    <name>stagewright::BoardFields</name>
    <message>
        <source>Race on</source>
        <translation>Course sur</translation>
    </message>
    <message>
        <source>One track</source>
        <translation>une piste</translation>
    </message>
    <message>
        <source>Grand Slam of three</source>
        <translation>Grand Chelem de trois</translation>
    </message>
    <message>
        <source>Bottom</source>
        <comment>board of a stack</comment>
        <translation>En bas</translation>
    </message>
    <message>
        <source>Middle</source>
        <comment>board of a stack</comment>
        <translation>Au milieu</translation>
    </message>
    <message>
        <source>Top</source>
        <comment>board of a stack</comment>
        <translation>En haut</translation>
    </message>
    <message>
        <source>Printed on the other side of the same board; who owns the box can look.</source>
        <translation>Imprimé de l&apos;autre côté du même plateau&#xa0;; qui possède la boîte peut regarder.</translation>
    </message>
    <message>
        <source>Back of %1</source>
        <translation>Dos de %1</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>pas connu</translation>
    </message>
</context>
<context>
    <name>stagewright::BoardView</name>
    <message>
        <source>Tile %1 fits here in no other way</source>
        <translation>La tuile %1 ne convient ici d’aucune autre façon</translation>
    </message>
    <message>
        <source>No tile is selected</source>
        <translation>Aucune tuile n’est sélectionnée</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>No token lies on the board.</source>
        <translation>Aucun jeton n’est posé sur le plateau.</translation>
    </message>
    <message>
        <source>No tile is selected: click the one that is to lie another way</source>
        <translation>Aucune tuile n’est sélectionnée&#xa0;: cliquez sur celle à poser autrement</translation>
    </message>
    <message>
        <source>Several tiles are selected: click the one that is to lie another way</source>
        <translation>Plusieurs tuiles sont sélectionnées&#xa0;: cliquez sur celle à poser autrement</translation>
    </message>
    <message>
        <source>No road end is open: click the tile that is to be taken back</source>
        <translation>Aucun bout de route n’est ouvert&#xa0;: cliquez sur la tuile à reprendre</translation>
    </message>
    <message>
        <source>Stagewright does not know tile %1, and cannot copy it</source>
        <translation>Stagewright ne connaît pas la tuile %1 et ne peut pas la copier</translation>
    </message>
    <message>
        <source>Click to see it in the list.</source>
        <translation>Cliquez pour le voir dans la liste.</translation>
    </message>
</context>
<context>
    <name>stagewright::Card</name>
    <message>
        <source>No longer there</source>
        <translation>N’est plus là</translation>
    </message>
    <message>
        <source>No picture of it</source>
        <translation>Pas d’image</translation>
    </message>
</context>
<context>
    <name>stagewright::CardBoard</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Of a trial all cards lie open</source>
        <translation>Dans un essai, toutes les cartes sont visibles</translation>
    </message>
    <message>
        <source>Five cards or six lie open: press the slot beside the deck</source>
        <translation>Cinq ou six cartes sont visibles&#xa0;: presser la place à côté du paquet</translation>
    </message>
    <message>
        <source>In a trial nobody has a driver</source>
        <translation>Dans un essai, personne n’a de pilote</translation>
    </message>
    <message>
        <source>All players have drivers: drag this one to one of them</source>
        <translation>Tous les joueurs ont un pilote&#xa0;: glissez celui-ci vers l’un d’eux</translation>
    </message>
</context>
<context>
    <name>stagewright::CardEditor</name>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Rien n’est faux ici</translation>
    </message>
    <message>
        <source>Click a pile to turn it from A to B, drag drivers to players; arrow keys and Space do the same, %1 takes away</source>
        <translation>Cliquez une pile pour la changer de A en B, glissez les pilotes vers les joueurs&#x202f;; flèches et Espace font de même, %1 retire</translation>
    </message>
    <message>
        <source>Drop the driver on a player, or on the drivers to take him away</source>
        <translation>Déposez le pilote sur un joueur, ou sur les pilotes pour le retirer</translation>
    </message>
    <message>
        <source>Take the next one</source>
        <translation>Prendre le suivant</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Plan the table</source>
        <translation>Prévoir la table</translation>
    </message>
</context>
<context>
    <name>stagewright::CardEstimatePanel</name>
    <message>
        <source>The ghost driver&apos;s pairs of dice by round: %1, together %2</source>
        <translation>Paires de dés du pilote fantôme par manche&#xa0;: %1, en tout %2</translation>
    </message>
    <message>
        <source>In the mean he scores %1 speed points and %2 for popularity, if nothing of it is covered.</source>
        <translation>En moyenne il marque %1 points de vitesse et %2 de popularité, si rien n’est couvert.</translation>
    </message>
    <message>
        <source>What he scores is not known: no text tells the faces of the hazard die. Enter them, and it is.</source>
        <translation>On ne sait pas ce qu’il marque&#xa0;: aucun texte ne donne les faces du dé de danger. Entrez-les, et on le saura.</translation>
    </message>
    <message>
        <source>A die without hits damages nobody.</source>
        <translation>Un dé sans coups n’abîme personne.</translation>
    </message>
    <message>
        <source>From 0 a damage token is flipped after %1 hazard dice in the mean. Two dice flip one in %2, three in %3 of 100 cases.</source>
        <translation>En partant de 0, un jeton de dégâts est retourné après %1 dés de danger en moyenne. Deux dés en retournent un dans %2 cas sur 100, trois dans %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), %1</source>
        <translation>
            <numerusform>%n manche, %1</numerusform>
            <numerusform>%n manches, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::CarryFields</name>
    <message>
        <source>Carry the stages in the &amp;file</source>
        <translation>Joindre les spéciales au &amp;fichier</translation>
    </message>
    <message>
        <source>With drivers, res&amp;ults and notes</source>
        <translation>Avec pilotes, résultats et remar&amp;ques</translation>
    </message>
    <message>
        <source>Whoever opens the file with Stagewright has the stages.</source>
        <translation>Qui ouvre le fichier avec Stagewright a les spéciales.</translation>
    </message>
    <message>
        <source>Whoever opens the file with Stagewright has the whole rally.</source>
        <translation>Qui ouvre le fichier avec Stagewright a tout le rallye.</translation>
    </message>
    <message>
        <source>Carry the stages in the &amp;file (%1)</source>
        <translation>Joindre les spéciales au &amp;fichier (%1)</translation>
    </message>
    <message>
        <source>With drivers, res&amp;ults and notes (%1)</source>
        <translation>Avec pilotes, résultats et remar&amp;ques (%1)</translation>
    </message>
</context>
<context>
    <name>stagewright::ChainBoard</name>
    <message>
        <source>Board</source>
        <translation>Plan de jeu</translation>
    </message>
    <message>
        <source>All other ends of this board have roads that are known</source>
        <translation>Toutes les autres extrémités de ce plateau ont des routes connues</translation>
    </message>
    <message>
        <source>Nothing fits there</source>
        <translation>Rien ne va là</translation>
    </message>
    <message>
        <source>Type a roadbook line beside the board, as L0-L1 / C7-C6, or choose where the stage starts</source>
        <translation>Écrivez à côté une ligne de roadbook, comme L0-L1 / C7-C6, ou choisissez où part la spéciale</translation>
    </message>
</context>
<context>
    <name>stagewright::ChainEditor</name>
    <message>
        <source>Drive the section the other &amp;way</source>
        <translation>Rouler le tronçon dans l’au&amp;tre sens</translation>
    </message>
    <message>
        <source>&amp;Dry or snow side of the board</source>
        <translation>Face sèche ou &amp;neige du plateau</translation>
    </message>
    <message>
        <source>Re&amp;move the section</source>
        <translation>&amp;Retirer le tronçon</translation>
    </message>
    <message>
        <source>Take back the last section</source>
        <translation>Reprendre le dernier tronçon</translation>
    </message>
    <message>
        <source>&amp;Copy the roadbook line</source>
        <translation>&amp;Copier la ligne de roadbook</translation>
    </message>
    <message>
        <source>&amp;Paste a roadbook line</source>
        <translation>C&amp;oller une ligne de roadbook</translation>
    </message>
    <message>
        <source>Drive from &amp;finish to start</source>
        <translation>Rouler de l’&amp;arrivée au départ</translation>
    </message>
    <message>
        <source>Write the &amp;roadbook line</source>
        <translation>Écrire la &amp;ligne de roadbook</translation>
    </message>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Rien à redire ici</translation>
    </message>
    <message>
        <source>Click the end by which the road leaves the board; %1 gives it up</source>
        <translation>Cliquez l’extrémité par où la route quitte le plateau&#x202f;; %1 y renonce</translation>
    </message>
    <message>
        <source>Click the open end to go on, a section to choose it; arrow keys walk, %1 removes, %2 drives it the other way</source>
        <translation>Cliquez le bout ouvert&#xa0;: continuer&#x202f;; un tronçon&#xa0;: choisir&#x202f;; %1 retire, %2 inverse</translation>
    </message>
</context>
<context>
    <name>stagewright::ChainPalette</name>
    <message>
        <source>Enter spaces</source>
        <translation>Saisir les cases</translation>
    </message>
    <message>
        <source>Assistance afterwards</source>
        <translation>Assistance ensuite</translation>
    </message>
    <message>
        <source>Roadbook line</source>
        <translation>Ligne de roadbook</translation>
    </message>
    <message>
        <source>Boards are taken from</source>
        <translation>Plateaux pris dans</translation>
    </message>
    <message>
        <source>Spaces not entered: %1</source>
        <translation>Cases non saisies&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>stagewright::ChangeList</name>
    <message>
        <source>What is different</source>
        <translation>Ce qui diffère</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <translation>Seulement dans %1</translation>
    </message>
</context>
<context>
    <name>stagewright::ChoiceList</name>
    <message>
        <source>above the limit</source>
        <translation>au-dessus de la limite</translation>
    </message>
    <message>
        <source>jumps</source>
        <translation>saute</translation>
    </message>
    <message>
        <source>Dice and spaces that are open</source>
        <translation>Dés et cases possibles</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Onto</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>La case ajoute</translation>
    </message>
    <message>
        <source>Loses control</source>
        <translation>Perte de contrôle</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûte</translation>
    </message>
    <message>
        <source>Hazards that the space adds</source>
        <translation>Dangers que la case ajoute</translation>
    </message>
    <message>
        <source>How likely this roll loses control</source>
        <translation>Le risque que ce lancer fasse perdre le contrôle</translation>
    </message>
    <message>
        <source>Seconds that it is expected to cost more than the best choice</source>
        <translation>Secondes que cela devrait coûter de plus que le meilleur choix</translation>
    </message>
    <message>
        <source>best</source>
        <translation>le meilleur</translation>
    </message>
    <message>
        <source>+%1 s</source>
        <translation>+%1 s</translation>
    </message>
</context>
<context>
    <name>stagewright::ChoiceRing</name>
    <message>
        <source>Looking for a way…</source>
        <translation>Recherche d’un chemin…</translation>
    </message>
    <message>
        <source>Close the lap</source>
        <translation>Fermer le tour</translation>
    </message>
    <message>
        <source>Lead to the finish</source>
        <translation>Mener à l’arrivée</translation>
    </message>
    <message numerus="yes">
        <source>Lay %1, %n left</source>
        <translation>
            <numerusform>Poser %1, il en reste %n</numerusform>
            <numerusform>Poser %1, il en reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the road could not go on behind it</source>
        <translation>%1&#x202f;: la route ne pourrait pas continuer derrière</translation>
    </message>
    <message numerus="yes">
        <source>Close the lap with %n tile(s)</source>
        <translation>
            <numerusform>Fermer le tour avec %n tuile</numerusform>
            <numerusform>Fermer le tour avec %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead to the finish with %n tile(s)</source>
        <translation>
            <numerusform>Mener à l’arrivée avec %n tuile</numerusform>
            <numerusform>Mener à l’arrivée avec %n tuiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::ClubActions</name>
    <message>
        <source>Drivers of the clu&amp;b…</source>
        <translation>Pilotes du clu&amp;b…</translation>
    </message>
</context>
<context>
    <name>stagewright::ClubDelegate</name>
    <message>
        <source>No colour</source>
        <translation>Sans couleur</translation>
    </message>
</context>
<context>
    <name>stagewright::ClubDialog</name>
    <message>
        <source>Drivers of the club</source>
        <translation>Pilotes du club</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Add the drivers once: evenings and seasons choose from them.</source>
        <translation>Entrez les pilotes une fois&#xa0;: soirées et saisons y choisissent.</translation>
    </message>
</context>
<context>
    <name>stagewright::ClubDrivers</name>
    <message>
        <source>Move it away, and start anew or import an older copy</source>
        <translation>Déplacez-le, et recommencez ou importez une copie plus ancienne</translation>
    </message>
    <message>
        <source>the file does not answer yet</source>
        <translation>le fichier ne répond pas encore</translation>
    </message>
</context>
<context>
    <name>stagewright::ClubMenu</name>
    <message>
        <source>&amp;Take the drivers of the rally into the club</source>
        <translation>&amp;Prendre les pilotes du rallye dans le club</translation>
    </message>
    <message>
        <source>&amp;Drivers of the club…</source>
        <translation>Pi&amp;lotes du club…</translation>
    </message>
</context>
<context>
    <name>stagewright::ClubModel</name>
    <message>
        <source>A driver needs a name.</source>
        <translation>Un pilote a besoin d’un nom.</translation>
    </message>
    <message>
        <source>A number is from 0 to %1.</source>
        <translation>Un numéro va de 0 à %1.</translation>
    </message>
    <message>
        <source>Driver %1</source>
        <translation>Pilote %1</translation>
    </message>
    <message>
        <source>There is a driver called %1 already.</source>
        <translation>Il y a déjà un pilote appelé %1.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Catégorie</translation>
    </message>
</context>
<context>
    <name>stagewright::CommandSearch</name>
    <message>
        <source>Find a command</source>
        <translation>Trouver une commande</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>%1 (on)</source>
        <comment>a command that can be switched on and off</comment>
        <translation>%1 (activé)</translation>
    </message>
    <message>
        <source>No command is called &quot;%1&quot;</source>
        <translation>Aucune commande ne s’appelle «&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>stagewright::CompareActions</name>
    <message>
        <source>Co&amp;mpare with</source>
        <translation>Comparer a&amp;vec</translation>
    </message>
    <message>
        <source>Compare with a &amp;file…</source>
        <translation>Comparer avec un &amp;fichier…</translation>
    </message>
    <message>
        <source>Compare with the &amp;saved version</source>
        <translation>Comparer avec la version &amp;enregistrée</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Ouvert&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>stagewright::CompareWindow</name>
    <message>
        <source>Compare: %1 and %2</source>
        <translation>Comparaison&#xa0;: %1 et %2</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Spéciales</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>titles of stages</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1: only at the left</source>
        <translation>%1&#xa0;: seulement à gauche</translation>
    </message>
    <message>
        <source>%1: only at the right</source>
        <translation>%1&#xa0;: seulement à droite</translation>
    </message>
    <message>
        <source>Only one of the rallies has this stage.</source>
        <translation>Un seul des rallyes a cette spéciale.</translation>
    </message>
    <message>
        <source>Being read…</source>
        <translation>En cours de lecture…</translation>
    </message>
    <message>
        <source>There is no stage in it.</source>
        <translation>Il n’y a pas de spéciale dedans.</translation>
    </message>
    <message>
        <source>There is no such stage here.</source>
        <translation>Il n’y a pas de telle spéciale ici.</translation>
    </message>
    <message>
        <source>Nothing is laid yet.</source>
        <translation>Rien n’est encore posé.</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>À gauche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>À droite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>À droite</translation>
    </message>
</context>
<context>
    <name>stagewright::ComparedPicture</name>
    <message numerus="yes">
        <source>%n place(s) marked</source>
        <translation>
            <numerusform>%n endroit marqué</numerusform>
            <numerusform>%n endroits marqués</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::DeckFields</name>
    <message>
        <source>Stage</source>
        <translation>Spéciale</translation>
    </message>
    <message>
        <source>Draw a stage</source>
        <translation>Tirer une spéciale</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Surroundings</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>My stage</source>
        <translation>Ma spéciale</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Pas encore choisi</translation>
    </message>
    <message>
        <source>Of my own…</source>
        <translation>À moi…</translation>
    </message>
    <message>
        <source>One that was not played lately, in this evening or in those remembered here</source>
        <translation>Une qui n’a pas été jouée depuis longtemps, ce soir ou aux soirées retenues ici</translation>
    </message>
</context>
<context>
    <name>stagewright::DetailsPanel</name>
    <message>
        <source>Your note on this tile</source>
        <translation>Votre note sur cette tuile</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Select one tile to see all about it.</source>
        <translation>Sélectionnez une tuile pour tout savoir sur elle.</translation>
    </message>
    <message>
        <source>In the box: %1</source>
        <translation>Dans la boîte&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Used %n times in this stage.</source>
        <translation>
            <numerusform>Posée %n fois dans cette spéciale.</numerusform>
            <numerusform>Posée %n fois dans cette spéciale.</numerusform>
        </translation>
    </message>
    <message>
        <source>Used nowhere else in this stage.</source>
        <translation>Posée nulle part ailleurs dans cette spéciale.</translation>
    </message>
    <message numerus="yes">
        <source>Its other side is used %n times in this stage.</source>
        <translation>
            <numerusform>Son autre face est posée %n fois dans cette spéciale.</numerusform>
            <numerusform>Son autre face est posée %n fois dans cette spéciale.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Tuile %1</translation>
    </message>
    <message>
        <source>Stagewright does not know this tile.</source>
        <translation>Stagewright ne connaît pas cette tuile.</translation>
    </message>
    <message>
        <source>Turn it over to %1</source>
        <translation>La retourner sur %1</translation>
    </message>
</context>
<context>
    <name>stagewright::DiceRow</name>
    <message>
        <source>Dice of the turn</source>
        <translation>Dés du tour de jeu</translation>
    </message>
</context>
<context>
    <name>stagewright::DocumentTabs</name>
    <message>
        <source>%1*</source>
        <translation>%1*</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
</context>
<context>
    <name>stagewright::DriveChoices</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Driver</source>
        <translation>&amp;Pilote</translation>
    </message>
    <message>
        <source>&amp;Car</source>
        <translation>&amp;Voiture</translation>
    </message>
    <message>
        <source>By the surface</source>
        <translation>Selon la surface</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Laps</source>
        <translation>&amp;Tours</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Laps</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Voiture</translation>
    </message>
    <message numerus="yes">
        <source>At least the %n driver(s) named in the results</source>
        <translation>
            <numerusform>Au moins le %n pilote nommé dans les résultats</numerusform>
            <numerusform>Au moins les %n pilotes nommés dans les résultats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::DriveChooser</name>
    <message>
        <source>One car</source>
        <translation>Une voiture</translation>
    </message>
    <message numerus="yes">
        <source>%n cars race</source>
        <translation>
            <numerusform>%n voiture en course</numerusform>
            <numerusform>%n voitures en course</numerusform>
        </translation>
    </message>
    <message>
        <source>How many cars</source>
        <translation>Combien de voitures</translation>
    </message>
    <message>
        <source>A median drive</source>
        <translation>Un passage médian</translation>
    </message>
    <message>
        <source>One of the quickest tenth</source>
        <translation>Un du dixième le plus rapide</translation>
    </message>
    <message>
        <source>One of the slowest tenth</source>
        <translation>Un du dixième le plus lent</translation>
    </message>
    <message>
        <source>By its number</source>
        <translation>Par son numéro</translation>
    </message>
    <message>
        <source>Which drive</source>
        <translation>Quel passage</translation>
    </message>
    <message>
        <source>Number of the drive</source>
        <translation>Numéro du passage</translation>
    </message>
    <message>
        <source>&amp;No.</source>
        <translation>N&amp;o</translation>
    </message>
    <message>
        <source>Another one</source>
        <comment>race</comment>
        <translation>Une autre</translation>
    </message>
    <message>
        <source>Another one</source>
        <comment>drive</comment>
        <translation>Un autre</translation>
    </message>
    <message>
        <source>Show another race of as many cars</source>
        <translation>Montrer une autre course avec autant de voitures</translation>
    </message>
    <message>
        <source>Show another drive of the same kind</source>
        <translation>Montrer un autre passage du même genre</translation>
    </message>
    <message>
        <source>The same number gives the same race: it is the seed of &quot;stagewright race --seed&quot;.</source>
        <translation>Le même numéro donne la même course&#x202f;: c’est la graine de «&#x202f;stagewright race --seed&#x202f;».</translation>
    </message>
    <message>
        <source>The same number gives the same drive: it is the seed of &quot;stagewright estimate --seed&quot; and of &quot;map --drive&quot;.</source>
        <translation>Le même numéro donne le même passage&#x202f;: c’est celui de «&#x202f;stagewright estimate --seed&#x202f;» et de «&#x202f;map --drive&#x202f;».</translation>
    </message>
</context>
<context>
    <name>stagewright::DriveDock</name>
    <message>
        <source>Drive</source>
        <translation>Passage</translation>
    </message>
</context>
<context>
    <name>stagewright::DrivePanel</name>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Test drive</source>
        <translation>Essai</translation>
    </message>
</context>
<context>
    <name>stagewright::EntryPanel</name>
    <message>
        <source>Played &amp;today</source>
        <translation>Joué aujour&amp;d’hui</translation>
    </message>
    <message>
        <source>Ta&amp;ke back</source>
        <translation>Reti&amp;rer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>with commas between</source>
        <translation>séparées par des virgules</translation>
    </message>
    <message>
        <source>Sta&amp;rs:</source>
        <translation>É&amp;toiles&#xa0;:</translation>
    </message>
    <message>
        <source>Ta&amp;gs:</source>
        <translation>Éti&amp;quettes&#xa0;:</translation>
    </message>
    <message>
        <source>Played on:</source>
        <translation>Joué le&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>&amp;Notes&#xa0;:</translation>
    </message>
    <message>
        <source>Your boxes lack %1.</source>
        <translation>À vos boîtes manque %1.</translation>
    </message>
    <message>
        <source>Other tiles with the same roads can lie there.</source>
        <translation>D’autres tuiles aux mêmes routes peuvent s’y poser.</translation>
    </message>
    <message>
        <source>There are no substitutes.</source>
        <translation>Il n’y a pas de remplaçantes.</translation>
    </message>
    <message>
        <source>Your boxes hold all its tiles.</source>
        <translation>Vos boîtes en contiennent toutes les tuiles.</translation>
    </message>
    <message>
        <source>Your boxes hold all its tiles if the stages are laid one after the other; for all at once they lack %1.</source>
        <translation>Vos boîtes en contiennent toutes les tuiles si les spéciales sont posées l’une après l’autre&#x202f;; pour toutes à la fois manque %1.</translation>
    </message>
    <message>
        <source>Choose a stage or a rally to see what is known of it; several, to compare them.</source>
        <translation>Choisissez une spéciale ou un rallye pour voir ce qu’on en sait&#x202f;; plusieurs, pour les comparer.</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Spéciales</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À table</translation>
    </message>
    <message numerus="yes">
        <source>%1 min with %n player(s)</source>
        <translation>
            <numerusform>%1 min à %n joueur</numerusform>
            <numerusform>%1 min à %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>Temps attendu</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>Surfaces</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) chosen</source>
        <translation>
            <numerusform>%n fichier choisi</numerusform>
            <numerusform>%n fichiers choisis</numerusform>
        </translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>stagewright::EstimatePanel</name>
    <message>
        <source>Expected time</source>
        <translation>Temps attendu</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours de jeu</translation>
    </message>
    <message>
        <source>Losses of control</source>
        <translation>Pertes de contrôle</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À table</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>No time yet</source>
        <translation>Pas encore d’estimation</translation>
    </message>
    <message>
        <source>8 of 10 drives take %1 to %2</source>
        <translation>8 passages sur 10 prennent de %1 à %2</translation>
    </message>
    <message>
        <source>No car reaches the finish.</source>
        <translation>Aucune voiture n’atteint l’arrivée.</translation>
    </message>
    <message>
        <source>%1 a drive</source>
        <translation>%1 par passage</translation>
    </message>
    <message>
        <source>%1 tokens a drive</source>
        <translation>%1 jetons par passage</translation>
    </message>
    <message>
        <source>%1 min, %2 to set up</source>
        <translation>%1&#xa0;min, mise en place %2&#xa0;min</translation>
    </message>
    <message>
        <source>%1 min if nobody is in the way (see Race), %2 to set up</source>
        <translation>%1&#xa0;min si personne ne gêne (voir Course), mise en place %2&#xa0;min</translation>
    </message>
    <message>
        <source>The rules have no car &quot;%1&quot;: the usual one drives.</source>
        <translation>Les règles n’ont pas de voiture «&#x202f;%1&#x202f;»&#x202f;: c’est l’habituelle qui roule.</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>What is estimated</source>
        <translation>Ce qui est estimé</translation>
    </message>
    <message>
        <source>&amp;Watch a drive</source>
        <translation>Re&amp;garder un passage</translation>
    </message>
    <message>
        <source>Shows a drive of this stage on the board, die by die</source>
        <translation>Montre sur le plateau un passage de cette spéciale, dé par dé</translation>
    </message>
    <message>
        <source>Simulating drives…</source>
        <translation>Simulation des passages en cours…</translation>
    </message>
    <message>
        <source>Lay a stage from its start to its finish: how long it takes comes here.</source>
        <translation>Posez une spéciale du départ à l’arrivée&#x202f;: sa durée s’affichera ici.</translation>
    </message>
</context>
<context>
    <name>stagewright::EveningDock</name>
    <message>
        <source>Evening</source>
        <translation>Soirée</translation>
    </message>
</context>
<context>
    <name>stagewright::EveningPanel</name>
    <message>
        <source>Times to expect</source>
        <translation>Temps attendus</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Horaire</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rallye</translation>
    </message>
</context>
<context>
    <name>stagewright::ExportDialog</name>
    <message numerus="yes">
        <source>&amp;All %n stage(s) of the rally in one file</source>
        <translation>
            <numerusform>&amp;La spéciale du rallye (%n) dans un seul fichier</numerusform>
            <numerusform>&amp;Les %n spéciales du rallye dans un seul fichier</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>Exporter au format</translation>
    </message>
    <message>
        <source>What is lost in the file</source>
        <translation>Ce que le fichier perd</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>%1 (.%2)</source>
        <translation>%1 (.%2)</translation>
    </message>
    <message>
        <source>All of it is kept in the file.</source>
        <translation>Le fichier conserve tout.</translation>
    </message>
    <message>
        <source>Such a file is for people to look at. It cannot be opened here again.</source>
        <translation>Un tel fichier est fait pour être regardé. Il ne peut pas être rouvert ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) will not be kept or not be shown there:</source>
        <translation>
            <numerusform>%n élément n’y sera pas gardé ou pas affiché&#xa0;:</numerusform>
            <numerusform>%n éléments n’y seront pas gardés ou pas affichés&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Export all the same…</source>
        <translation>&amp;Exporter quand même…</translation>
    </message>
    <message>
        <source>Such a file is for people to look at. It can be opened here again, as it carries the stage.</source>
        <translation>Un tel fichier est fait pour être regardé. Il peut être rouvert ici, car il porte la spéciale.</translation>
    </message>
</context>
<context>
    <name>stagewright::FigureTable</name>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
</context>
<context>
    <name>stagewright::FileActions</name>
    <message>
        <source>New stage</source>
        <translation>Nouvelle spéciale</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open in another tab. Close that tab first, or choose another name.</source>
        <translation>«&#x202f;%1&#x202f;» est ouvert dans un autre onglet. Fermez d’abord cet onglet ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>New rally</source>
        <translation>Nouveau rallye</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open here, and an export would replace it. Choose another name.</source>
        <translation>«&#x202f;%1&#x202f;» est ouvert ici, et l’exportation le remplacerait. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has been written as the stage was when you saved it. What is open here is something else by now.</source>
        <translation>«&#x202f;%1&#x202f;» a été écrit tel qu’était la spéciale quand vous l’avez enregistrée. Ce qui est ouvert ici est désormais autre chose.</translation>
    </message>
    <message>
        <source>An export to &quot;%1&quot; is still being written. Wait for it, or choose another name.</source>
        <translation>Un export vers «&#x202f;%1&#x202f;» est encore en cours d’écriture. Attendez, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>New circuit</source>
        <translation>Nouveau circuit</translation>
    </message>
    <message>
        <source>Leave out what was entered of the box</source>
        <translation>Laisser de côté ce qui est saisi de la boîte</translation>
    </message>
</context>
<context>
    <name>stagewright::FileDrop</name>
    <message numerus="yes">
        <source>Drop to open %n file(s)</source>
        <translation>
            <numerusform>Déposez pour ouvrir %n fichier</numerusform>
            <numerusform>Déposez pour ouvrir %n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drop to add the stages of %n file(s) to the rally</source>
        <translation>
            <numerusform>Déposer pour ajouter au rallye les spéciales de %n fichier</numerusform>
            <numerusform>Déposer pour ajouter au rallye les spéciales de %n fichiers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::FilterBar</name>
    <message>
        <source>Show them</source>
        <translation>Les montrer</translation>
    </message>
    <message>
        <source>Show the tiles that the filter hides</source>
        <translation>Montrer les tuiles que le filtre cache</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are hidden by the filter.</source>
        <translation>
            <numerusform>%n tuile est cachée par le filtre.</numerusform>
            <numerusform>%n tuiles sont cachées par le filtre.</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter hides nothing here.</source>
        <translation>Le filtre ne cache rien ici.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
</context>
<context>
    <name>stagewright::FilterButton</name>
    <message>
        <source>Filter the tiles</source>
        <translation>Filtrer les tuiles</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Only what &amp;fits here</source>
        <translation>Seulement ce qui &amp;convient ici</translation>
    </message>
    <message>
        <source>Only what is &amp;left</source>
        <translation>Seulement ce qui &amp;reste</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>Virage</translation>
    </message>
    <message>
        <source>Straight on</source>
        <translation>Tout droit</translation>
    </message>
    <message>
        <source>60°</source>
        <translation>60°</translation>
    </message>
    <message>
        <source>120°</source>
        <translation>120°</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Gravel</source>
        <translation>Terre</translation>
    </message>
    <message>
        <source>Asphalt</source>
        <translation>Asphalte</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Neige</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Niveau de danger</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Voies</translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n voie</numerusform>
            <numerusform>%n voies</numerusform>
        </translation>
    </message>
    <message>
        <source>On the tile</source>
        <translation>Sur la tuile</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Bosse</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Gué</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Dérapage</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Corde</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Montée</translation>
    </message>
    <message>
        <source>Junction</source>
        <translation>Carrefour</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Assistance</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>&amp;Tout afficher</translation>
    </message>
</context>
<context>
    <name>stagewright::FindingsModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 Can be mended: %2</source>
        <translation>%1 Peut être corrigé&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more, shown when some of these are mended.</source>
        <translation>
            <numerusform>Et encore %n, affiché quand certains de ceux-ci seront corrigés.</numerusform>
            <numerusform>Et encore %n, affichés quand certains de ceux-ci seront corrigés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Aucun constat</translation>
    </message>
    <message>
        <source>Show the place</source>
        <translation>Montrer l’endroit</translation>
    </message>
    <message>
        <source>Mend</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Nothing is laid yet</source>
        <translation>Rien n’est encore posé</translation>
    </message>
</context>
<context>
    <name>stagewright::FirstStepsCard</name>
    <message>
        <source>That is a whole stage. F1 opens the manual, which knows the rest.</source>
        <translation>Voilà une spéciale entière. F1 ouvre le manuel, qui dit le reste.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1&#x202f;: fait</translation>
    </message>
</context>
<context>
    <name>stagewright::GeneralPage</name>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Unsaved changes are kept safe after this time, in case the program ends unexpectedly.</source>
        <translation>Passé ce délai, les modifications non enregistrées sont mises à l’abri, au cas où le programme s’arrêterait soudainement.</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>T&amp;hème&#xa0;:</translation>
    </message>
    <message>
        <source>Keep &amp;safe within:</source>
        <translation>&amp;Mettre à l’abri sous&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>Keep safe within</source>
        <translation>Mettre à l’abri sous</translation>
    </message>
</context>
<context>
    <name>stagewright::HazardForm</name>
    <message>
        <source>I enter the hazard die</source>
        <translation>Entrer le dé de danger</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Popularity</source>
        <translation>Popularité</translation>
    </message>
    <message>
        <source>Hits on face %1</source>
        <translation>Coups sur la face %1</translation>
    </message>
    <message>
        <source>Popularity on face %1</source>
        <translation>Popularité sur la face %1</translation>
    </message>
    <message>
        <source>Face %1</source>
        <translation>Face %1</translation>
    </message>
</context>
<context>
    <name>stagewright::HistoryPanel</name>
    <message>
        <source>As opened</source>
        <translation>À l’ouverture</translation>
    </message>
    <message>
        <source>Steps of this stage</source>
        <translation>Étapes de cette spéciale</translation>
    </message>
    <message>
        <source>A click goes back, or forward, to that step.</source>
        <translation>Un clic revient à cette étape, ou y avance.</translation>
    </message>
</context>
<context>
    <name>stagewright::HoldingsDialog</name>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source>&amp;Count the boxes that I own</source>
        <translation>&amp;Compter les boîtes que je possède</translation>
    </message>
    <message>
        <source>Boxes and table</source>
        <translation>Boîtes et table</translation>
    </message>
    <message>
        <source>When this is off, a stage may use any box it needs.</source>
        <translation>Sinon, une spéciale peut utiliser toutes les boîtes qu’il lui faut.</translation>
    </message>
    <message>
        <source>&amp;Warn me when a stage is larger than my table</source>
        <translation>&amp;Prévenir quand une spéciale est plus grande que ma table</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Largeur de la table</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>Profondeur de la table</translation>
    </message>
    <message>
        <source>Tile files of my own</source>
        <translation>Mes fichiers de tuiles</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Ajouter…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
</context>
<context>
    <name>stagewright::IdeaGallery</name>
    <message>
        <source>Ideas</source>
        <translation>Idées</translation>
    </message>
</context>
<context>
    <name>stagewright::IdeaSearch</name>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) slower</source>
        <translation>
            <numerusform>%n seconde plus lente</numerusform>
            <numerusform>%n secondes plus lente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) faster</source>
        <translation>
            <numerusform>%n seconde plus rapide</numerusform>
            <numerusform>%n secondes plus rapide</numerusform>
        </translation>
    </message>
    <message>
        <source>as fast as before</source>
        <translation>aussi rapide qu’avant</translation>
    </message>
    <message>
        <source>the stage has no road from start to finish</source>
        <translation>la spéciale n’a pas de route du départ à l’arrivée</translation>
    </message>
</context>
<context>
    <name>stagewright::IdeasModel</name>
    <message>
        <source>Click to lay it in place of the stage; the star keeps it</source>
        <translation>Cliquez pour la poser à la place de la spéciale&#x202f;; l’étoile la garde</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1, gardée</translation>
    </message>
</context>
<context>
    <name>stagewright::IdeasPanel</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Fit my boxes</source>
        <translation>Adapter à mes boîtes</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Souhaits</translation>
    </message>
    <message>
        <source>Tile list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>&amp;Tiles to lay</source>
        <translation>&amp;Tuiles à poser</translation>
    </message>
    <message>
        <source>1 x 202a
2 x 105b
…</source>
        <translation>1 x 202a
2 x 105b
…</translation>
    </message>
    <message>
        <source>Tiles to lay</source>
        <translation>Tuiles à poser</translation>
    </message>
    <message>
        <source>Find stages</source>
        <translation>Chercher des spéciales</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>Disposer</translation>
    </message>
    <message>
        <source>Say what you would like, and press “%1”. Stages come here to choose from.</source>
        <translation>Dites ce que vous souhaitez, puis «&#x202f;%1&#x202f;». Les spéciales à choisir viennent ici.</translation>
    </message>
    <message>
        <source>Paste a list of tiles as rulebooks print it, or open a file with one. Layouts of it come here to choose from.</source>
        <translation>Collez une liste de tuiles comme dans les livrets de règles, ou ouvrez un fichier qui en contient une. Les dispositions à choisir viennent ici.</translation>
    </message>
    <message>
        <source>Say first which boxes you have: Edit &gt; Boxes and table.</source>
        <translation>Dites d’abord quelles boîtes vous avez&#x202f;: Édition &gt; Boîtes et table.</translation>
    </message>
    <message numerus="yes">
        <source>%n found. Point at one to see it on the board, click it to take it.</source>
        <translation>
            <numerusform>%n trouvée. Pointez-la pour la voir sur le plateau, cliquez pour la prendre.</numerusform>
            <numerusform>%n trouvées. Pointez-en une pour la voir sur le plateau, cliquez pour la prendre.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 There are no others.</source>
        <translation>%1 Il n’y en a pas d’autres.</translation>
    </message>
    <message>
        <source>These tiles cannot be laid: %1. Change the list, and try again.</source>
        <translation>Ces tuiles ne peuvent pas être posées&#x202f;: %1. Changez la liste, et réessayez.</translation>
    </message>
    <message>
        <source>No layout was found: %1. Change the list, or try again.</source>
        <translation>Aucune disposition trouvée&#x202f;: %1. Changez la liste, ou réessayez.</translation>
    </message>
    <message>
        <source>Nothing was found. Wish for less, and try again.</source>
        <translation>Rien trouvé. Souhaitez moins, et réessayez.</translation>
    </message>
    <message>
        <source>Nothing was found: %1. Wish for less, and try again.</source>
        <translation>Rien trouvé&#x202f;: %1. Souhaitez moins, et réessayez.</translation>
    </message>
    <message>
        <source>Stopped before anything was found. “%1” begins anew.</source>
        <translation>Arrêté avant d’avoir rien trouvé. «&#x202f;%1&#x202f;» recommence.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped, with %n found. “%1” begins anew.</source>
        <translation>
            <numerusform>Arrêté, %n trouvée. «&#x202f;%1&#x202f;» recommence.</numerusform>
            <numerusform>Arrêté, %n trouvées. «&#x202f;%1&#x202f;» recommence.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take an idea</source>
        <translation>Prendre une idée</translation>
    </message>
    <message>
        <source>This stage</source>
        <translation>Cette spéciale</translation>
    </message>
    <message>
        <source>Change a part</source>
        <translation>Changer une partie</translation>
    </message>
    <message numerus="yes">
        <source>A rally has at most %n stages.</source>
        <translation>
            <numerusform>Un rallye a au plus %n spéciale.</numerusform>
            <numerusform>Un rallye a au plus %n spéciales.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s) were added: they stand in the strip below.</source>
        <translation>
            <numerusform>%n spéciale ajoutée&#x202f;: elle est dans la bande du bas.</numerusform>
            <numerusform>%n spéciales ajoutées&#x202f;: elles sont dans la bande du bas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other road was found: %1. Select other tiles, and try again.</source>
        <translation>Aucune autre route n’a été trouvée&#x202f;: %1. Sélectionnez d’autres tuiles et réessayez.</translation>
    </message>
    <message>
        <source>Of the tiles of: %1. Edit &gt; Boxes and table says which boxes there are.</source>
        <translation>Des tuiles de&#x202f;: %1. Édition &gt; Boîtes et table dit quelles boîtes il y a.</translation>
    </message>
    <message>
        <source>Your boxes hold all tiles of this stage: it can be laid as it is.</source>
        <translation>Vos boîtes ont toutes les tuiles de cette spéciale&#x202f;: elle peut être posée telle quelle.</translation>
    </message>
    <message>
        <source>It cannot be laid with your boxes: %1. Change the selected tiles, or look for another like it.</source>
        <translation>Elle ne peut pas être posée avec vos boîtes&#x202f;: %1. Changez les tuiles sélectionnées, ou cherchez-en une autre semblable.</translation>
    </message>
    <message>
        <source>Nothing like it was found: %1. Change a part of it, or say what you would like under “Wishes”.</source>
        <translation>Rien de semblable n’a été trouvé&#x202f;: %1. Changez-en une partie, ou dites ce que vous souhaitez sous «&#x202f;Souhaits&#x202f;».</translation>
    </message>
    <message>
        <source>Looking… “%1” ends the search.</source>
        <translation>Recherche… «&#x202f;%1&#x202f;» y met fin.</translation>
    </message>
    <message numerus="yes">
        <source>%n found so far, and looking for more… Point at one to see it on the board, click it to take it.</source>
        <translation>
            <numerusform>%n trouvée, recherche d’autres… Pointez-la pour la voir sur le plateau, cliquez pour la prendre.</numerusform>
            <numerusform>%n trouvées, recherche d’autres… Pointez-en une pour la voir sur le plateau, cliquez pour la prendre.</numerusform>
        </translation>
    </message>
    <message>
        <source>What can be made of the stage comes here to choose from.</source>
        <translation>Ce que l’on peut faire de la spéciale vient ici, au choix.</translation>
    </message>
</context>
<context>
    <name>stagewright::LayerBar</name>
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
</context>
<context>
    <name>stagewright::LeadingHome</name>
    <message>
        <source>The road already has its end</source>
        <translation>La route a déjà sa fin</translation>
    </message>
    <message>
        <source>No road end is open: lay a tile first, or take one back</source>
        <translation>Aucun bout de route n’est ouvert&#x202f;: posez d’abord une tuile, ou reprenez-en une</translation>
    </message>
    <message>
        <source>No way was found with the tiles that are left: take some tiles back</source>
        <translation>Aucun chemin avec les tuiles qui restent&#x202f;: reprenez quelques tuiles</translation>
    </message>
    <message>
        <source>No way was found: %1</source>
        <translation>Aucun chemin trouvé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Close the lap</source>
        <translation>Fermer le tour</translation>
    </message>
    <message>
        <source>Lead to the finish</source>
        <translation>Mener à l’arrivée</translation>
    </message>
</context>
<context>
    <name>stagewright::LibraryActions</name>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Bibliothèque…</translation>
    </message>
    <message>
        <source>Stages of the rule&amp;books</source>
        <translation>Spéciales des &amp;livrets de règles</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>That folder is on the shelf already.</source>
        <translation>Ce dossier est déjà sur l’étagère.</translation>
    </message>
    <message>
        <source>A file&apos;s name has no &quot;/&quot;, and does not begin with a point.</source>
        <translation>Un nom de fichier n’a pas de «&#xa0;/&#xa0;» et ne commence pas par un point.</translation>
    </message>
    <message>
        <source>Renamed to %1.</source>
        <translation>Renommé en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) moved to the bin. Undo brings them back.</source>
        <translation>
            <numerusform>%n fichier mis à la corbeille. «&#xa0;Annuler&#xa0;» le ramène.</numerusform>
            <numerusform>%n fichiers mis à la corbeille. «&#xa0;Annuler&#xa0;» les ramène.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are as they were.</source>
        <translation>
            <numerusform>%n fichier est comme avant.</numerusform>
            <numerusform>%n fichiers sont comme avant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied as a picture of %1 × %2 pixels</source>
        <translation>Copié comme image de %1 × %2 pixels</translation>
    </message>
</context>
<context>
    <name>stagewright::LibraryWindow</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Your own stages are not on the shelf yet. &quot;Add folder…&quot; shows all that is in a folder and below it, of every format that is read.</source>
        <translation>Vos propres spéciales ne sont pas encore sur l’étagère. «&#xa0;Ajouter un dossier…&#xa0;» montre tout ce qu’un dossier contient, de tout format lisible.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Add to the rally</source>
        <translation>Ajouter au rallye</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Montrer dans le dossier</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The times of what may fit are still being reckoned.</source>
        <translation>Les temps de ce qui pourrait convenir sont encore calculés.</translation>
    </message>
    <message>
        <source>Nothing on the shelf is as you look for it. &quot;Clear&quot; shows everything again.</source>
        <translation>Rien sur l’étagère n’est comme vous le cherchez. «&#xa0;Effacer&#xa0;» montre de nouveau tout.</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copier comme image</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
</context>
<context>
    <name>stagewright::LoneTurns</name>
    <message>
        <source>Turns of a titan alone</source>
        <translation>Tours d&apos;un titan seul</translation>
    </message>
    <message>
        <source>Alone, best of</source>
        <translation>Seul, le meilleur de</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::MainWindow</name>
    <message>
        <source>%1[*] – Stagewright</source>
        <translation>%1[*] – Stagewright</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exporté vers %1</translation>
    </message>
    <message>
        <source>%1 – %2[*] – Stagewright</source>
        <translation>%1 – %2[*] – Stagewright</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) printed</source>
        <translation>
            <numerusform>%n page imprimée</numerusform>
            <numerusform>%n pages imprimées</numerusform>
        </translation>
    </message>
    <message>
        <source>Pane&amp;ls</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
</context>
<context>
    <name>stagewright::ManualWindow</name>
    <message>
        <source>Previous place</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Rechercher dans le manuel</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
</context>
<context>
    <name>stagewright::MapFields</name>
    <message>
        <source>T&amp;ransparent ground</source>
        <translation>Fond t&amp;ransparent</translation>
    </message>
    <message>
        <source>The picture shows, beside the tiles:</source>
        <translation>L’image montre, à côté des tuiles&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Title and author</source>
        <translation>&amp;Titre et auteur</translation>
    </message>
    <message>
        <source>Tile &amp;numbers</source>
        <translation>&amp;Numéros des tuiles</translation>
    </message>
    <message>
        <source>&amp;Driving direction</source>
        <translation>&amp;Sens de la course</translation>
    </message>
    <message>
        <source>&amp;Pacenotes</source>
        <translation>N&amp;otes</translation>
    </message>
    <message>
        <source>Tile &amp;list</source>
        <translation>&amp;Liste des tuiles</translation>
    </message>
    <message>
        <source>Le&amp;gend</source>
        <translation>Lé&amp;gende</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source>Longer &amp;side:</source>
        <translation>&amp;Plus grand côté&#x202f;:</translation>
    </message>
</context>
<context>
    <name>stagewright::MarkList</name>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>Choose points (Esc)</source>
        <translation>Choisir des points (Échap)</translation>
    </message>
    <message>
        <source>A click chooses a point and marks nothing.</source>
        <translation>Un clic choisit un point et ne marque rien.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>stagewright::MeasureField</name>
    <message>
        <source>%1 to %2</source>
        <comment>the least and the most</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not accepted. Enter a whole number from %3.</source>
        <translation>%1&#xa0;: «&#x202f;%2&#x202f;» n’est pas accepté. Entrez un nombre entier de %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1: &quot;%2&quot; is not accepted. Enter a number from %3, with up to %n decimal(s).</source>
        <translation>
            <numerusform>%1&#xa0;: «&#x202f;%2&#x202f;» n’est pas accepté. Entrez un nombre de %3, avec au plus %n décimale.</numerusform>
            <numerusform>%1&#xa0;: «&#x202f;%2&#x202f;» n’est pas accepté. Entrez un nombre de %3, avec au plus %n décimales.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::Minimap</name>
    <message>
        <source>Map of the whole stage</source>
        <translation>Plan d’ensemble de la spéciale</translation>
    </message>
    <message>
        <source>Click to move the view</source>
        <translation>Cliquez pour déplacer la vue</translation>
    </message>
</context>
<context>
    <name>stagewright::MovePanel</name>
    <message>
        <source>Moves</source>
        <translation>Mouvements</translation>
    </message>
    <message>
        <source>What each die does from here</source>
        <translation>Ce que fait chaque dé à partir d’ici</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Ends on</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Laps, lives</source>
        <translation>Tours, vies</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Figure here</source>
        <translation>Figurine ici</translation>
    </message>
    <message>
        <source>No figures</source>
        <translation>Aucune figurine</translation>
    </message>
    <message>
        <source>Sets a figure on the chosen point, to see who is pushed. On the board the keys 1 to 6 do so for each of six.</source>
        <translation>Pose une figurine sur le point choisi, pour voir qui est poussé. Sur le plateau, les touches 1 à 6 le font pour chacune des six.</translation>
    </message>
    <message>
        <source>Takes all figures off the board.</source>
        <translation>Retire toutes les figurines du plateau.</translation>
    </message>
    <message>
        <source>Six figures are all that there are: choose the point of one of them.</source>
        <translation>Il n’y a que six figurines&#xa0;: choisissez le point de l’une d’elles.</translation>
    </message>
    <message>
        <source>Purple: any of these, and 1 life. No bonus card is thrown away.</source>
        <translation>Violet&#xa0;: l’un de ceux-ci, et 1 vie de moins. Aucune carte bonus n’est défaussée.</translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>Figurine %1</translation>
    </message>
</context>
<context>
    <name>stagewright::NumberField</name>
    <message>
        <source>%1: &quot;%2&quot; is not accepted. Enter a whole number from %3 to %4.</source>
        <translation>%1&#xa0;: «&#x202f;%2&#x202f;» n’est pas accepté. Entrez un nombre entier de %3 à %4.</translation>
    </message>
</context>
<context>
    <name>stagewright::OfferList</name>
    <message>
        <source>What fits</source>
        <translation>Ce qui va</translation>
    </message>
    <message>
        <source>By which end does it leave the board?</source>
        <translation>Par quelle extrémité quitte-t-elle le plateau&#x202f;?</translation>
    </message>
    <message>
        <source>Where the stage starts</source>
        <translation>Où part la spéciale</translation>
    </message>
    <message>
        <source>Behind %1</source>
        <translation>Après %1</translation>
    </message>
</context>
<context>
    <name>stagewright::OptionBoxes</name>
    <message>
        <source>Time control</source>
        <translation>Pointage</translation>
    </message>
    <message>
        <source>Without the leader die</source>
        <translation>Sans dé gaz orange</translation>
    </message>
    <message>
        <source>Flying start</source>
        <translation>Départ lancé</translation>
    </message>
    <message>
        <source>Redline</source>
        <translation>Zone rouge</translation>
    </message>
</context>
<context>
    <name>stagewright::OutsideChanges</name>
    <message>
        <source>Another program has moved or removed &quot;%1&quot;. The stage is still open here. Save it to have a file again.</source>
        <translation>Un autre programme a déplacé ou supprimé «&#x202f;%1&#x202f;». La spéciale est toujours ouverte ici. Enregistrez-la pour avoir de nouveau un fichier.</translation>
    </message>
</context>
<context>
    <name>stagewright::OwnBoards</name>
    <message>
        <source>Move it away, and start anew or import an older copy</source>
        <translation>Déplacez-le, puis recommencez ou importez une copie plus ancienne</translation>
    </message>
    <message>
        <source>the file does not answer yet</source>
        <translation>le fichier ne répond pas encore</translation>
    </message>
    <message>
        <source>Check that its disk is reached</source>
        <translation>Vérifiez que son disque est accessible</translation>
    </message>
</context>
<context>
    <name>stagewright::OwnBoardsPanel</name>
    <message>
        <source>Import boards</source>
        <translation>Importer des plateaux</translation>
    </message>
    <message>
        <source>Boards (*.json)</source>
        <translation>Plateaux (*.json)</translation>
    </message>
    <message>
        <source>Export boards</source>
        <translation>Exporter les plateaux</translation>
    </message>
    <message>
        <source>How the numbers of the ends run</source>
        <translation>Comment se suivent les numéros des extrémités</translation>
    </message>
    <message>
        <source>Width of a board in millimetres</source>
        <translation>Largeur d’un plateau en millimètres</translation>
    </message>
    <message>
        <source>Height of a board in millimetres</source>
        <translation>Hauteur d’un plateau en millimètres</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>My boards</source>
        <translation>Mes plateaux</translation>
    </message>
    <message>
        <source>Not looked yet</source>
        <translation>Pas regardé</translation>
    </message>
    <message>
        <source>Hold a board with 0 1 2 at the top: do they read left to right?</source>
        <translation>Tenez un plateau avec 0 1 2 en haut&#xa0;: se lisent-ils de gauche à droite&#x202f;?</translation>
    </message>
    <message>
        <source>Size of a board as you have measured it, in millimetres:</source>
        <translation>Taille d’un plateau telle que vous l’avez mesurée, en millimètres&#xa0;:</translation>
    </message>
    <message>
        <source>Your boards could not be read: %1</source>
        <translation>Vos plateaux n’ont pu être lus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Roads whose spaces are entered: %1 of %2. They are kept as you type, in a file of yours.</source>
        <translation>Routes dont les cases sont saisies&#xa0;: %1 sur %2. Elles sont gardées au fil de la frappe, dans un fichier à vous.</translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) with spaces imported</source>
        <translation>
            <numerusform>%n route avec ses cases importée</numerusform>
            <numerusform>%n routes avec leurs cases importées</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exporté</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>In packs, too</source>
        <translation>Aussi dans les paquets</translation>
    </message>
    <message>
        <source>A rally pack that is saved carries the roads of its stages that are entered: whoever gets it gets them too.</source>
        <translation>Un paquet de rallye qu’on enregistre contient les routes saisies de ses spéciales&#xa0;: qui le reçoit les reçoit aussi.</translation>
    </message>
    <message numerus="yes">
        <source>%n more of the pack</source>
        <translation>
            <numerusform>%n de plus du paquet</numerusform>
            <numerusform>%n de plus du paquet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Page %1 of %2, left out</source>
        <translation>Page %1 sur %2, non imprimée</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
</context>
<context>
    <name>stagewright::PaletteModel</name>
    <message>
        <source>Tile %1, %2</source>
        <translation>Tuile %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n de trop</numerusform>
            <numerusform>%n de trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Tuile %1</translation>
    </message>
</context>
<context>
    <name>stagewright::PalettePanel</name>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>217, hairpin</source>
        <translation>217, épingle</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>This box has no such tile.</source>
        <translation>Aucune tuile de cette boîte ne correspond.</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>Taille des tuiles</translation>
    </message>
    <message>
        <source>Tiles that you lay come here, and those that you mark as favourites with the right button.</source>
        <translation>Ici viennent les tuiles que vous posez, et celles que vous marquez comme favorites avec le bouton droit.</translation>
    </message>
    <message>
        <source>Not in your boxes, but in: %1</source>
        <translation>Pas dans vos boîtes, mais dans&#x202f;: %1</translation>
    </message>
    <message>
        <source>No tile is like that.</source>
        <translation>Aucune tuile ne correspond.</translation>
    </message>
</context>
<context>
    <name>stagewright::PictureSizeActions</name>
    <message>
        <source>&amp;Small</source>
        <translation>&amp;Petites</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Moyennes</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>&amp;Grandes</translation>
    </message>
    <message>
        <source>Tiles in the p&amp;alette</source>
        <translation>&amp;Tuiles de la palette</translation>
    </message>
</context>
<context>
    <name>stagewright::PieceBars</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1: control is lost there %n time(s) in 100 drives; %2 turns of a drive end there, in gear %3 on average.</source>
        <translation>
            <numerusform>Tuile %1&#xa0;: le contrôle y est perdu %n fois sur 100 passages&#x202f;; %2 tours de jeu d’un passage y finissent, au rapport %3 en moyenne.</numerusform>
            <numerusform>Tuile %1&#xa0;: le contrôle y est perdu %n fois sur 100 passages&#x202f;; %2 tours de jeu d’un passage y finissent, au rapport %3 en moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Losses of control and turns, tile by tile</source>
        <translation>Pertes de contrôle et tours de jeu, tuile par tuile</translation>
    </message>
</context>
<context>
    <name>stagewright::PlaceFields</name>
    <message>
        <source>Place: column</source>
        <translation>Place&#x202f;: colonne</translation>
    </message>
    <message>
        <source>Place: row</source>
        <translation>Place&#x202f;: rangée</translation>
    </message>
    <message>
        <source>Turn in degrees</source>
        <translation>Rotation en degrés</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Tiles turn by 60°: 0, 60, 120, 180, 240 or 300.</source>
        <translation>Les tuiles tournent de 60°&#x202f;: 0, 60, 120, 180, 240 ou 300.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>stagewright::PlanPage</name>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Time available</source>
        <translation>Durée permise</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Plan of the evening</source>
        <translation>Horaire de la soirée</translation>
    </message>
    <message>
        <source>When the first stage starts</source>
        <translation>Heure de départ de la première spéciale</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>any</source>
        <comment>time there is</comment>
        <translation>libre</translation>
    </message>
    <message>
        <source>How long the rally may take, without setting up</source>
        <translation>Durée permise du rallye, sans la mise en place</translation>
    </message>
    <message>
        <source>Minutes of the evening</source>
        <translation>Durée de la soirée</translation>
    </message>
    <message>
        <source>Start of the evening</source>
        <translation>Début de la soirée</translation>
    </message>
    <message>
        <source>Fit the evening</source>
        <translation>Faire tenir dans la soirée</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no time of day. Enter one as in 19:00.</source>
        <translation>%1&#xa0;: «&#x202f;%2&#x202f;» n’est pas une heure. Entrez une heure comme 19:00.</translation>
    </message>
    <message numerus="yes">
        <source>At least the %n driver(s) named in the results</source>
        <translation>
            <numerusform>Au moins le %n pilote nommé dans les résultats</numerusform>
            <numerusform>Au moins les %n pilotes nommés dans les résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose drivers of the club</source>
        <translation>Choisir des pilotes du club</translation>
    </message>
</context>
<context>
    <name>stagewright::PlayBar</name>
    <message>
        <source>Back a turn</source>
        <translation>Reculer d’un tour de jeu</translation>
    </message>
    <message>
        <source>Back a die</source>
        <translation>Reculer d’un dé</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>On a die</source>
        <translation>Avancer d’un dé</translation>
    </message>
    <message>
        <source>On a turn</source>
        <translation>Avancer d’un tour de jeu</translation>
    </message>
    <message>
        <source>Go to the next loss of control</source>
        <translation>Aller à la prochaine perte de contrôle</translation>
    </message>
    <message>
        <source>Go to the next pass</source>
        <translation>Aller au prochain dépassement</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>&amp;Follow the car</source>
        <translation>&amp;Suivre la voiture</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>&amp;Suivre</translation>
    </message>
    <message>
        <source>Car that is followed</source>
        <translation>Voiture suivie</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Whoever moves</source>
        <translation>Celle qui joue</translation>
    </message>
    <message>
        <source>No car</source>
        <translation>Aucune voiture</translation>
    </message>
</context>
<context>
    <name>stagewright::PlayedForm</name>
    <message>
        <source>Minutes a round</source>
        <translation>Min. par manche</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Evenings played</source>
        <translation>Soirées jouées</translation>
    </message>
    <message>
        <source>%1 to %2: %3 minutes a round</source>
        <translation>%1 à %2&#xa0;: %3 minutes par manche</translation>
    </message>
    <message>
        <source>For all and by player</source>
        <translation>Pour tous et par joueur</translation>
    </message>
    <message>
        <source>In a trial the players drive one after another.</source>
        <translation>Dans un essai, les joueurs conduisent l’un après l’autre.</translation>
    </message>
    <message>
        <source>A round, for all</source>
        <translation>Manche, pour tous</translation>
    </message>
    <message>
        <source>A round, each player</source>
        <translation>Manche, par joueur</translation>
    </message>
</context>
<context>
    <name>stagewright::PointBoard</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>%1 does not have this: %2</source>
        <translation>%1 n’a pas ceci&#xa0;: %2</translation>
    </message>
    <message>
        <source>An example of the rulebook has this on %1: %2</source>
        <translation>Un exemple du livret de règles a ceci sur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing is marked there</source>
        <translation>Rien n’y est marqué</translation>
    </message>
</context>
<context>
    <name>stagewright::PointLayers</name>
    <message>
        <source>&amp;Names of points</source>
        <translation>&amp;Noms des points</translation>
    </message>
    <message>
        <source>Points across the &amp;edges</source>
        <translation>Points au-delà des &amp;bords</translation>
    </message>
    <message>
        <source>Where &amp;turns end</source>
        <translation>Où finissent les &amp;tours</translation>
    </message>
    <message>
        <source>Where &amp;lives are lost</source>
        <translation>Où se perdent des &amp;vies</translation>
    </message>
    <message>
        <source>Where titans are &amp;knocked out</source>
        <translation>Où des titans sont mis &amp;K.-O.</translation>
    </message>
</context>
<context>
    <name>stagewright::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Export PDF…</source>
        <translation>E&amp;xporter en PDF…</translation>
    </message>
    <message>
        <source>Estimating the times…</source>
        <translation>Estimation des temps en cours…</translation>
    </message>
    <message>
        <source>No times are printed, as the stages cannot be driven.</source>
        <translation>Aucun temps n’est imprimé, car les spéciales ne peuvent pas être parcourues.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) to print</source>
        <translation>
            <numerusform>%n page à imprimer</numerusform>
            <numerusform>%n pages à imprimer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::PrintForm</name>
    <message>
        <source>&amp;Rally overview</source>
        <translation>&amp;Vue d’ensemble du rallye</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>La&amp;ying order</source>
        <translation>&amp;Ordre de pose</translation>
    </message>
    <message>
        <source>Road&amp;book</source>
        <translation>Road-&amp;book</translation>
    </message>
    <message>
        <source>&amp;Time sheets</source>
        <translation>Feuilles de co&amp;urse</translation>
    </message>
    <message numerus="yes">
        <source>All %n stage(s)</source>
        <translation>
            <numerusform>%n spéciale</numerusform>
            <numerusform>Les %n spéciales</numerusform>
        </translation>
    </message>
    <message>
        <source>The open stage</source>
        <translation>La spéciale ouverte</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>As large as fits</source>
        <translation>Ajusté à la page</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Vraie grandeur</translation>
    </message>
    <message>
        <source>To scale</source>
        <translation>À l’échelle</translation>
    </message>
    <message>
        <source>1 : </source>
        <translation>1&#xa0;: </translation>
    </message>
    <message>
        <source>As the program</source>
        <translation>Celle du programme</translation>
    </message>
    <message>
        <source>all, or 1,3-5</source>
        <translation>toutes, ou 1,3-5</translation>
    </message>
    <message>
        <source>Pr&amp;int:</source>
        <translation>I&amp;mprimer&#xa0;:</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>Contenu&#xa0;:</translation>
    </message>
    <message>
        <source>Map &amp;size:</source>
        <translation>Taille &amp;du plan&#xa0;:</translation>
    </message>
    <message>
        <source>S&amp;cale:</source>
        <translation>É&amp;chelle&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Overlap:</source>
        <translation>&amp;Recouvrement&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>P&amp;apier&#xa0;:</translation>
    </message>
    <message>
        <source>Mar&amp;gin:</source>
        <translation>Mar&amp;ge&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>O&amp;nly pages:</source>
        <translation>Page&amp;s n°&#xa0;:</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Recouvrement</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Black and &amp;white</source>
        <translation>&amp;Noir et blanc</translation>
    </message>
    <message>
        <source>Tiles to pic&amp;k</source>
        <translation>&amp;Tuiles à prendre</translation>
    </message>
    <message>
        <source>Time sheets without results</source>
        <translation>Feuilles de course sans résultats</translation>
    </message>
    <message>
        <source>One page for eac&amp;h stage</source>
        <translation>Une pag&amp;e par spéciale</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>QR codes of the stages</source>
        <translation>Codes QR des spéciales</translation>
    </message>
    <message>
        <source>On the map of each stage of tiles its code, to be read by a telephone</source>
        <translation>Sur le plan de chaque spéciale de tuiles, son code, qu’un téléphone lit</translation>
    </message>
</context>
<context>
    <name>stagewright::RacePanel</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Pushes</source>
        <translation>Poussées</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Not said yet</source>
        <translation>pas encore dit</translation>
    </message>
    <message>
        <source>2, two titans each</source>
        <translation>2, deux titans chacun</translation>
    </message>
    <message>
        <source>Laps</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>All the way</source>
        <translation>Tout le chemin</translation>
    </message>
    <message>
        <source>While the other moves</source>
        <translation>Tant que l&apos;autre avance</translation>
    </message>
    <message>
        <source>Everybody for himself</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>%1 teams of %2</source>
        <translation>%1 équipes de %2</translation>
    </message>
</context>
<context>
    <name>stagewright::RacePart</name>
    <message>
        <source>The race in a sentence</source>
        <translation>La course en une phrase</translation>
    </message>
    <message>
        <source>Wins by start</source>
        <translation>Victoires selon le départ</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours de jeu</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À table</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Dépassements</translation>
    </message>
    <message>
        <source>Changes of the lead</source>
        <translation>Changements de leader</translation>
    </message>
    <message>
        <source>Held up</source>
        <translation>Bloquées</translation>
    </message>
    <message>
        <source>Losses of control</source>
        <translation>Pertes de contrôle</translation>
    </message>
    <message>
        <source>Gap at the end</source>
        <translation>Écart à la fin</translation>
    </message>
    <message>
        <source>Racing…</source>
        <translation>Course en cours…</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between tiles</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, most at %2</source>
        <translation>%1, surtout en %2</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1&#x202f;: %2 %</translation>
    </message>
    <message>
        <source>%1 until the first car is in, %2 until the last</source>
        <translation>%1 jusqu&apos;à l&apos;arrivée de la première voiture, %2 jusqu&apos;à la dernière</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s), %1 turns of all cars</source>
        <translation>
            <numerusform>%n minute, %1 tours de toutes les voitures</numerusform>
            <numerusform>%n minutes, %1 tours de toutes les voitures</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 tours</translation>
    </message>
    <message>
        <source>the last car is %1 moves behind</source>
        <translation>la dernière voiture a %1 coups de retard</translation>
    </message>
    <message>
        <source>&amp;Watch a race</source>
        <translation>Re&amp;garder une course</translation>
    </message>
    <message>
        <source>Shows a race on this stage on the board, die by die</source>
        <translation>Montre sur le plateau une course sur cette spéciale, dé par dé</translation>
    </message>
</context>
<context>
    <name>stagewright::RallyActions</name>
    <message>
        <source>&amp;Add a stage</source>
        <translation>&amp;Ajouter une spéciale</translation>
    </message>
    <message>
        <source>&amp;Duplicate the stage</source>
        <translation>&amp;Dupliquer la spéciale</translation>
    </message>
    <message>
        <source>&amp;Rename the stage</source>
        <translation>Re&amp;nommer la spéciale</translation>
    </message>
    <message>
        <source>Re&amp;move the stage</source>
        <translation>&amp;Retirer la spéciale</translation>
    </message>
    <message>
        <source>&amp;Service after the stage</source>
        <translation>A&amp;ssistance après la spéciale</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation>Spéciale suivan&amp;te</translation>
    </message>
    <message>
        <source>&amp;Previous stage</source>
        <translation>Spéciale &amp;précédente</translation>
    </message>
    <message>
        <source>Move &amp;earlier</source>
        <translation>Avan&amp;cer d’une place</translation>
    </message>
    <message>
        <source>Move &amp;later</source>
        <translation>Rec&amp;uler d’une place</translation>
    </message>
    <message>
        <source>Rall&amp;y</source>
        <translation>Ra&amp;llye</translation>
    </message>
    <message>
        <source>Add stages of a &amp;file…</source>
        <translation>Ajouter les spéciales d’un &amp;fichier…</translation>
    </message>
    <message>
        <source>Pit &amp;stop after the race</source>
        <translation>Arrêt aux &amp;stands après la course</translation>
    </message>
    <message>
        <source>&amp;Duplicate the race</source>
        <translation>&amp;Dupliquer la course</translation>
    </message>
    <message>
        <source>&amp;Rename the race</source>
        <translation>Re&amp;nommer la course</translation>
    </message>
    <message>
        <source>Re&amp;move the race</source>
        <translation>&amp;Retirer la course</translation>
    </message>
</context>
<context>
    <name>stagewright::RallyForm</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Auteurs</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>SISU token</source>
        <translation>Jeton SISU</translation>
    </message>
    <message>
        <source>Names, with commas between</source>
        <translation>Noms, séparés par des virgules</translation>
    </message>
    <message>
        <source>The language of the texts, in two letters: en, de …</source>
        <translation>Langue des textes, en deux lettres&#x202f;: fr, en …</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Once per stage</source>
        <translation>Une fois par spéciale</translation>
    </message>
    <message>
        <source>Once per rally</source>
        <translation>Une fois par rallye</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Title of the rally</source>
        <translation>Titre du rallye</translation>
    </message>
    <message>
        <source>Licence of the rally</source>
        <translation>Licence du rallye</translation>
    </message>
    <message>
        <source>Language of the rally</source>
        <translation>Langue du rallye</translation>
    </message>
    <message>
        <source>Text of the rally</source>
        <translation>Texte du rallye</translation>
    </message>
    <message>
        <source>Authors of the rally</source>
        <translation>Auteurs du rallye</translation>
    </message>
</context>
<context>
    <name>stagewright::RecentMenu</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Aucun fichier pour l’instant</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Effacer la liste</translation>
    </message>
</context>
<context>
    <name>stagewright::RecoveryActions</name>
    <message>
        <source>Changes that are not saved cannot be kept safe. %1</source>
        <translation>Les modifications non enregistrées ne peuvent pas être mises à l’abri. %1</translation>
    </message>
    <message>
        <source>Not kept safe</source>
        <translation>Non sauvegardé</translation>
    </message>
    <message numerus="yes">
        <source>%n copy or copies of unsaved changes cannot be read. They are kept: remove those that are not wanted.</source>
        <translation>
            <numerusform>%n copie de modifications non enregistrées n’a pas pu être lue. Elle est conservée&#xa0;: supprimez-la si vous n’en voulez pas.</numerusform>
            <numerusform>%n copies de modifications non enregistrées n’ont pas pu être lues. Elles sont conservées&#xa0;: supprimez celles dont vous ne voulez pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk of &quot;%1&quot; does not answer. The copy is kept, and offered again at the next start.</source>
        <translation>Le disque de «&#x202f;%1&#x202f;» ne répond pas. La copie est gardée et sera proposée de nouveau au prochain démarrage.</translation>
    </message>
</context>
<context>
    <name>stagewright::RecoveryDialog</name>
    <message>
        <source>Unsaved stages</source>
        <translation>Spéciales non enregistrées</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s) had changes that were not saved when Stagewright ended the last time.</source>
        <translation>
            <numerusform>%n spéciale avait des modifications non enregistrées quand Stagewright s’est arrêté la dernière fois.</numerusform>
            <numerusform>%n spéciales avaient des modifications non enregistrées quand Stagewright s’est arrêté la dernière fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>&amp;Décider plus tard</translation>
    </message>
    <message>
        <source>What is left is offered again at the next start.</source>
        <translation>Ce qui reste sera proposé de nouveau au prochain démarrage.</translation>
    </message>
    <message>
        <source>Stage without a title</source>
        <translation>Spéciale sans titre</translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation>Jamais enregistrée</translation>
    </message>
    <message>
        <source>The file has been saved since this copy was made.</source>
        <translation>Le fichier a été enregistré depuis que cette copie a été faite.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Abandonner %1</translation>
    </message>
    <message>
        <source>Rally without a title</source>
        <translation>Rallye sans titre</translation>
    </message>
    <message numerus="yes">
        <source>%n stages</source>
        <translation>
            <numerusform>%n spéciale</numerusform>
            <numerusform>%n spéciales</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::ResultsModel</name>
    <message>
        <source>Enter the time first.</source>
        <translation>Entrez d’abord le temps.</translation>
    </message>
    <message>
        <source>Who drives, in the order of the first start</source>
        <translation>Qui roule, dans l’ordre du premier départ</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>The time: 1:37, 97 and 1.37 mean the same. P2 is the second place in a race without times.</source>
        <translation>Le temps&#xa0;: 1:37, 97 et 1.37 veulent dire la même chose. P2 est la deuxième place d’une course sans temps.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Damage of the gearbox at the finish</source>
        <translation>Dégâts de la boîte de vitesses à l’arrivée</translation>
    </message>
    <message>
        <source>Gears</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Damage of the coast dice at the finish</source>
        <translation>Dés gaz perdus à l’arrivée</translation>
    </message>
    <message>
        <source>Coast</source>
        <translation>Gaz</translation>
    </message>
    <message>
        <source>Damage of the brakes at the finish</source>
        <translation>Dégâts des freins à l’arrivée</translation>
    </message>
    <message>
        <source>Brakes</source>
        <translation>Freins</translation>
    </message>
    <message>
        <source>The spare wheel</source>
        <translation>La roue de secours</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Roue</translation>
    </message>
    <message>
        <source>Seconds taken on at time control</source>
        <translation>Secondes prises au pointage</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pén.</translation>
    </message>
    <message>
        <source>The SISU token was spent</source>
        <translation>Le jeton SISU a été dépensé</translation>
    </message>
    <message>
        <source>SISU</source>
        <translation>SISU</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>The car did not reach the finish: it gets the slowest time and a minute.</source>
        <translation>La voiture n’est pas arrivée&#xa0;: elle reçoit le temps le plus lent et une minute.</translation>
    </message>
    <message>
        <source>Who starts first, second and so on</source>
        <translation>Qui part en premier, en deuxième et ainsi de suite</translation>
    </message>
</context>
<context>
    <name>stagewright::ResultsPanel</name>
    <message>
        <source>Stage</source>
        <translation>Spéciale</translation>
    </message>
    <message>
        <source>Stage whose results are entered</source>
        <translation>Spéciale dont on entre les résultats</translation>
    </message>
    <message>
        <source>Colour of the driver</source>
        <translation>Couleur du pilote</translation>
    </message>
    <message>
        <source>Move the driver up</source>
        <translation>Monter le pilote</translation>
    </message>
    <message>
        <source>Move the driver down</source>
        <translation>Descendre le pilote</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>En &amp;texte</translation>
    </message>
    <message>
        <source>As &amp;CSV</source>
        <translation>En &amp;CSV</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>En &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the standings</source>
        <translation>Copier le classement</translation>
    </message>
    <message>
        <source>Add a driver</source>
        <translation>Ajouter un pilote</translation>
    </message>
    <message>
        <source>Remove the driver</source>
        <translation>Retirer le pilote</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Add the drivers first, in the order in which they start.</source>
        <translation>Ajoutez d’abord les pilotes, dans l’ordre de leur départ.</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Sans couleur</translation>
    </message>
    <message>
        <source>Enter the sheet of a solo drive: turns by gear</source>
        <translation>Entrer la feuille d’un passage en solo&#xa0;: les tours de jeu de chaque rapport</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>C&amp;ouper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>&amp;Retired</source>
        <translation>A&amp;bandon</translation>
    </message>
    <message>
        <source>Re&amp;name the driver</source>
        <translation>Re&amp;nommer le pilote</translation>
    </message>
    <message>
        <source>&amp;Add a driver</source>
        <translation>&amp;Ajouter un pilote</translation>
    </message>
    <message>
        <source>Move the driver &amp;up</source>
        <translation>&amp;Monter le pilote</translation>
    </message>
    <message>
        <source>Move the driver &amp;down</source>
        <translation>&amp;Descendre le pilote</translation>
    </message>
    <message>
        <source>Remo&amp;ve the driver</source>
        <translation>&amp;Retirer le pilote</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Choose drivers of the club</source>
        <translation>Choisir des pilotes du club</translation>
    </message>
</context>
<context>
    <name>stagewright::ResultsTable</name>
    <message>
        <source>Results of the stage</source>
        <translation>Résultats de la spéciale</translation>
    </message>
    <message>
        <source>Paste results</source>
        <translation>Coller des résultats</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>Effacer des résultats</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Not retired after all</source>
        <translation>Pas d’abandon finalement</translation>
    </message>
</context>
<context>
    <name>stagewright::RoadChoice</name>
    <message>
        <source>Side of a board</source>
        <translation>Face d’un plateau</translation>
    </message>
    <message>
        <source>Read from end</source>
        <translation>Lue depuis l’extrémité</translation>
    </message>
    <message>
        <source>To end</source>
        <translation>Jusqu’à l’extrémité</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
</context>
<context>
    <name>stagewright::RoadEstimatePanel</name>
    <message>
        <source>Drivers</source>
        <translation>Pilotes</translation>
    </message>
    <message>
        <source>Tyres</source>
        <translation>Pneus</translation>
    </message>
    <message>
        <source>First car on the road</source>
        <translation>Ouvre la route</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>Temps attendu</translation>
    </message>
    <message>
        <source>For the surface</source>
        <translation>Selon le revêtement</translation>
    </message>
    <message>
        <source>On earth it throws orange dice for white ones</source>
        <translation>Sur la terre, elle lance des dés orange au lieu de blancs</translation>
    </message>
    <message>
        <source>No time yet</source>
        <translation>Pas encore d’estimation</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message numerus="yes">
        <source>%1, best play %2; about %n minute(s) at the table</source>
        <translation>
            <numerusform>%1, meilleur jeu %2&#x202f;; environ %n minute à table</numerusform>
            <numerusform>%1, meilleur jeu %2&#x202f;; environ %n minutes à table</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 in eight of ten drives, %3 turns; control is lost in %4 of 100 drives, %5 dice are lost in 100.</source>
        <translation>%1 à %2 dans huit courses sur dix, %3 tours&#x202f;; perte de contrôle dans %4 courses sur 100, %5 dés perdus en 100 courses.</translation>
    </message>
    <message>
        <source>Best play by tyres: %1.</source>
        <translation>Meilleur jeu selon les pneus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2 turns end here, control is lost in %3 of 100 drives</source>
        <translation>%1&#xa0;: %2 tours finissent ici, perte de contrôle dans %3 courses sur 100</translation>
    </message>
    <message>
        <source>Tyres for the rally, chosen at its start and at assistances:</source>
        <translation>Pneus du rallye, choisis au départ et aux assistances&#xa0;:</translation>
    </message>
    <message>
        <source>Assumed, as no source tells it: %1.</source>
        <translation>Supposé, car aucune source ne le dit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>stagewright::RoadbookField</name>
    <message>
        <source>Roadbook line</source>
        <translation>Ligne de roadbook</translation>
    </message>
    <message numerus="yes">
        <source>%n stages: the others are added behind this one</source>
        <translation>
            <numerusform>%n spéciale</numerusform>
            <numerusform>%n spéciales&#x202f;: les autres sont ajoutées après celle-ci</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::RulesBox</name>
    <message>
        <source>The game&apos;s own</source>
        <translation>Celles du jeu</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Save a copy to change…</source>
        <translation>Enregistrer une copie à modifier…</translation>
    </message>
</context>
<context>
    <name>stagewright::RulesChoice</name>
    <message>
        <source>the file does not answer yet</source>
        <translation>le fichier ne répond pas encore</translation>
    </message>
    <message>
        <source>Check that its disk is reached</source>
        <translation>Vérifiez que son disque est accessible</translation>
    </message>
</context>
<context>
    <name>stagewright::ScoreForm</name>
    <message>
        <source>Speed points</source>
        <translation>Points de vitesse</translation>
    </message>
    <message>
        <source>Numbers on the cards</source>
        <translation>Nombres sur les cartes</translation>
    </message>
    <message>
        <source>Hazard dice</source>
        <translation>Dés de danger</translation>
    </message>
    <message>
        <source>Popularity</source>
        <translation>Popularité</translation>
    </message>
    <message>
        <source>Damage tokens flipped</source>
        <translation>Dégâts retournés</translation>
    </message>
    <message>
        <source>The car is destroyed</source>
        <translation>La voiture est détruite</translation>
    </message>
    <message>
        <source>Ghost driver</source>
        <translation>Pilote fantôme</translation>
    </message>
</context>
<context>
    <name>stagewright::ScorePanel</name>
    <message>
        <source>Scores</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>destroyed: no points</source>
        <translation>détruite&#xa0;: pas de points</translation>
    </message>
    <message>
        <source>%1 points, %2 of them for popularity: place %3</source>
        <translation>%1 points, dont %2 pour la popularité&#xa0;: place %3</translation>
    </message>
    <message>
        <source>The ghost driver is beaten.</source>
        <translation>Le pilote fantôme est battu.</translation>
    </message>
    <message>
        <source>The ghost driver has won.</source>
        <translation>Le pilote fantôme a gagné.</translation>
    </message>
    <message>
        <source>%1. %2: %3 points</source>
        <comment>place, name, sum</comment>
        <translation>%1. %2&#xa0;: %3 points</translation>
    </message>
    <message>
        <source>Places as results</source>
        <translation>Places comme résultats</translation>
    </message>
    <message>
        <source>They then stand in the panel Results, beside those of other stages.</source>
        <translation>Elles figurent alors dans le panneau Résultats, à côté de celles d’autres spéciales.</translation>
    </message>
    <message>
        <source>%1 points: qualified for a real stage</source>
        <translation>%1 points&#xa0;: qualifié pour une vraie spéciale</translation>
    </message>
    <message>
        <source>%1 points: %2 are needed for a real stage</source>
        <translation>%1 points&#xa0;: il en faut %2 pour une vraie spéciale</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonActions</name>
    <message>
        <source>New seas&amp;on</source>
        <translation>Nouvell&amp;e saison</translation>
    </message>
    <message>
        <source>The rally has no file yet. Save it first: the season names its file.</source>
        <translation>Le rallye n’a pas encore de fichier. Enregistrez-le d’abord&#xa0;: la saison nomme son fichier.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open in another window, and would be replaced. Choose another name.</source>
        <translation>«&#xa0;%1&#xa0;» est ouvert dans une autre fenêtre et serait remplacé. Choisissez un autre nom.</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonChartView</name>
    <message>
        <source>Points over the season</source>
        <translation>Points au fil de la saison</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonDocument</name>
    <message>
        <source>New season</source>
        <translation>Nouvelle saison</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonModel</name>
    <message>
        <source>Not among the season&apos;s drivers: counts without team and class.</source>
        <translation>Pas parmi les pilotes de la saison&#xa0;: compte sans équipe ni catégorie.</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>absent</translation>
    </message>
    <message numerus="yes">
        <source>place %1: %n point(s)</source>
        <translation>
            <numerusform>place %1&#xa0;: %n point</numerusform>
            <numerusform>place %1&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>retired</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>not classified</source>
        <translation>non classé</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>bonus %1</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>retranché</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a car</comment>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonRounds</name>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Add the &amp;open rally</source>
        <translation>&amp;Ajouter le rallye ouvert</translation>
    </message>
    <message>
        <source>Add a f&amp;ile…</source>
        <translation>Ajouter un f&amp;ichier…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move dow&amp;n</source>
        <translation>D&amp;escendre</translation>
    </message>
    <message>
        <source>Dri&amp;ven on</source>
        <translation>Date de la ma&amp;nche</translation>
    </message>
    <message>
        <source>Power &amp;stage</source>
        <translation>Power &amp;Stage</translation>
    </message>
    <message>
        <source>Fastest lap b&amp;y</source>
        <translation>T&amp;our le plus rapide de</translation>
    </message>
    <message>
        <source>the last stage</source>
        <translation>la dernière spéciale</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and title of a stage</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Power stage</source>
        <translation>Power Stage</translation>
    </message>
    <message>
        <source>Fastest lap by</source>
        <translation>Tour le plus rapide de</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonRulesForm</name>
    <message>
        <source>more first places, then the last round</source>
        <translation>plus de premières places, puis la dernière manche</translation>
    </message>
    <message>
        <source>the last round, then more first places</source>
        <translation>la dernière manche, puis plus de premières places</translation>
    </message>
    <message>
        <source>points with dropped ones, then more first places</source>
        <translation>points avec les retranchés, puis plus de premières places</translation>
    </message>
    <message>
        <source>nothing: the place is shared</source>
        <translation>rien&#xa0;: la place est partagée</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Points</translation>
    </message>
    <message>
        <source>P&amp;laces 1, 2, …</source>
        <translation>P&amp;laces 1, 2, …</translation>
    </message>
    <message>
        <source>Po&amp;wer stage</source>
        <translation>Po&amp;wer Stage</translation>
    </message>
    <message>
        <source>F&amp;astest lap</source>
        <translation>Tour le pl&amp;us rapide</translation>
    </message>
    <message>
        <source>&amp;Best rounds that count</source>
        <translation>Meilleures manches qui &amp;comptent</translation>
    </message>
    <message>
        <source>&amp;Drivers of a team that count</source>
        <translation>Pilotes d’une é&amp;quipe qui comptent</translation>
    </message>
    <message>
        <source>At e&amp;qual points</source>
        <translation>À é&amp;galité de points</translation>
    </message>
    <message>
        <source>Numbers with commas between them, as in 10, 6, 4</source>
        <translation>Des nombres séparés par des virgules, comme 10, 6, 4</translation>
    </message>
    <message>
        <source>Points are whole numbers with commas between them, as in 10, 6, 4.</source>
        <translation>Les points sont des entiers séparés par des virgules, comme 10, 6, 4.</translation>
    </message>
    <message>
        <source>At equal points</source>
        <translation>À égalité de points</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonWindow</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Ce qui compte</translation>
    </message>
    <message>
        <source>Standings of</source>
        <translation>Classement des</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Export the standings…</source>
        <translation>E&amp;xporter le classement…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Take in the &amp;drivers of the club</source>
        <translation>Prendre les &amp;pilotes du club</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Remove a round</source>
        <translation>Retirer une manche</translation>
    </message>
    <message>
        <source>Move a round</source>
        <translation>Déplacer une manche</translation>
    </message>
    <message>
        <source>Change a round</source>
        <translation>Modifier une manche</translation>
    </message>
    <message>
        <source>%1 was in the season: its results are taken anew.</source>
        <translation>%1 était dans la saison&#xa0;: ses résultats sont repris.</translation>
    </message>
    <message>
        <source>Update a round</source>
        <translation>Mettre à jour une manche</translation>
    </message>
    <message>
        <source>Add a round</source>
        <translation>Ajouter une manche</translation>
    </message>
    <message>
        <source>Take in drivers</source>
        <translation>Prendre des pilotes</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Pilotes</translation>
    </message>
    <message>
        <source>Class %1</source>
        <translation>Catégorie %1</translation>
    </message>
    <message>
        <source>Not among the season&apos;s drivers, and without team and class: %1.</source>
        <translation>Pas parmi les pilotes de la saison, sans équipe ni catégorie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Add a rally whose results are entered: the one that is open, or a file.</source>
        <translation>Ajoutez un rallye dont les résultats sont entrés&#xa0;: celui qui est ouvert, ou un fichier.</translation>
    </message>
    <message>
        <source>%1[*] – Season – Stagewright</source>
        <translation>%1[*] – Saison – Stagewright</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
</context>
<context>
    <name>stagewright::SeatFields</name>
    <message>
        <source>Titan of seat %1</source>
        <translation>Titan de la place %1</translation>
    </message>
    <message>
        <source>Colour?</source>
        <translation>Couleur&#xa0;?</translation>
    </message>
    <message>
        <source>The colour of the titan&apos;s board, which no text tells. A die in the titan&apos;s colour gives it 1 life.</source>
        <translation>La couleur du plateau du titan, qu&apos;aucun texte ne donne. Un dé de la couleur du titan lui donne 1 vie.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>%1, team %2</source>
        <translation>%1, équipe %2</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Couleur de %1</translation>
    </message>
</context>
<context>
    <name>stagewright::SeatShares</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Races won by each seat</source>
        <translation>Courses gagnées par chaque place</translation>
    </message>
    <message>
        <source>Wins of seat</source>
        <translation>Victoires de la place</translation>
    </message>
</context>
<context>
    <name>stagewright::SectionField</name>
    <message>
        <source>Spaces of the section</source>
        <translation>Cases du tronçon</translation>
    </message>
</context>
<context>
    <name>stagewright::SectionKeys</name>
    <message>
        <source>Straight</source>
        <translation>Ligne droite</translation>
    </message>
    <message>
        <source>Bump</source>
        <translation>Bosse</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Virage</translation>
    </message>
    <message>
        <source>Corner with a slide line</source>
        <translation>Virage avec dérapage</translation>
    </message>
    <message>
        <source>Corner with slide line and cut</source>
        <translation>Virage avec dérapage et corde</translation>
    </message>
    <message>
        <source>Long corner, two spaces inside</source>
        <translation>Long virage, deux cases à l’intérieur</translation>
    </message>
    <message>
        <source>Long corner, three spaces inside</source>
        <translation>Long virage, trois cases à l’intérieur</translation>
    </message>
    <message>
        <source>Turn in a crossroads</source>
        <translation>Tourner à un carrefour</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece of road, how it is written</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Demi-cases</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Gué</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Pré</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Rocher</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>%1 at the cursor, or not</source>
        <translation>%1 au curseur, ou non</translation>
    </message>
</context>
<context>
    <name>stagewright::SectionList</name>
    <message>
        <source>Other way</source>
        <translation>Autre sens</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Tronçons</translation>
    </message>
    <message>
        <source>The chosen section is driven the other way</source>
        <translation>Le tronçon choisi est roulé dans l’autre sens</translation>
    </message>
</context>
<context>
    <name>stagewright::SectionPanel</name>
    <message>
        <source>Read from the other end</source>
        <translation>Lire depuis l’autre bout</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Tronçon</translation>
    </message>
    <message>
        <source>Choose a section on the board, or a side and the ends of a road</source>
        <translation>Choisissez un tronçon sur le plan, ou une face et les bouts d’une route</translation>
    </message>
    <message>
        <source>%1: spaces not entered</source>
        <translation>%1&#xa0;: cases non saisies</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a section, its spaces</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Colonne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a fault, a remedy</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>With a finger on the print: %1, %2, %3</source>
        <comment>spaces, corners, bumps</comment>
        <translation>Du doigt sur l’imprimé&#xa0;: %1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) along the inside line</source>
        <translation>
            <numerusform>%n case le long de la corde</numerusform>
            <numerusform>%n cases le long de la corde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner(s)</source>
        <translation>
            <numerusform>%n virage</numerusform>
            <numerusform>%n virages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bump(s)</source>
        <translation>
            <numerusform>%n bosse</numerusform>
            <numerusform>%n bosses</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy to %1</source>
        <translation>Copier vers %1</translation>
    </message>
    <message>
        <source>It is entered there already</source>
        <translation>Elle y est déjà saisie</translation>
    </message>
    <message>
        <source>Say first which numbers this side of your board has</source>
        <translation>Dites d’abord quels nombres porte cette face de votre plateau</translation>
    </message>
    <message>
        <source>%1 in place of %2: enter its spaces if your board shows it so</source>
        <translation>%1 au lieu de %2&#xa0;: saisissez ses cases si votre plateau la montre ainsi</translation>
    </message>
    <message>
        <source>%1: %2, entered in the pack, not here</source>
        <comment>a section, its spaces</comment>
        <translation>%1&#xa0;: %2, saisi dans le paquet, pas ici</translation>
    </message>
</context>
<context>
    <name>stagewright::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Général</translation>
    </message>
    <message>
        <source>Bo&amp;xes and table</source>
        <translation>Boîtes et &amp;table</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Clavier</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Rétablir les valeurs par &amp;défaut</translation>
    </message>
    <message>
        <source>Puts everything on this page back to how it came</source>
        <translation>Remet toute cette page dans son état d’origine</translation>
    </message>
</context>
<context>
    <name>stagewright::ShelfFilters</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Fits my &amp;boxes</source>
        <translation>Tient dans mes &amp;boîtes</translation>
    </message>
    <message>
        <source>Boxe&amp;s…</source>
        <translation>Boîte&amp;s…</translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Posées</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Étoiles</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Grouper par</translation>
    </message>
    <message>
        <source>&amp;Add folder…</source>
        <translation>&amp;Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Enlever</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>Effa&amp;cer</translation>
    </message>
    <message>
        <source>Search for words</source>
        <translation>Chercher des mots</translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>l’une après l’autre</translation>
    </message>
    <message>
        <source>all stages at once</source>
        <translation>toutes à la fois</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>aucune tuile</translation>
    </message>
    <message>
        <source>any</source>
        <translation>sans importance</translation>
    </message>
    <message numerus="yes">
        <source>%n or more</source>
        <translation>
            <numerusform>%n ou plus</numerusform>
            <numerusform>%n ou plus</numerusform>
        </translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>author</source>
        <translation>auteur</translation>
    </message>
    <message>
        <source>game</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>tuiles</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>expected time</source>
        <translation>temps attendu</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>difficulté</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>étoiles</translation>
    </message>
    <message>
        <source>last changed</source>
        <translation>dernière modification</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>rally</source>
        <translation>rallye</translation>
    </message>
    <message>
        <source>Laid:</source>
        <translation>Posées&#xa0;:</translation>
    </message>
    <message>
        <source>May lack:</source>
        <translation>Peut manquer&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Joueurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Minutes at most:</source>
        <translation>&amp;Minutes au plus&#xa0;:</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Jeu&#xa0;:</translation>
    </message>
    <message>
        <source>Tag:</source>
        <translation>Étiquette&#xa0;:</translation>
    </message>
    <message>
        <source>Stars:</source>
        <translation>Étoiles&#xa0;:</translation>
    </message>
    <message>
        <source>Sort by:</source>
        <translation>Trier par&#xa0;:</translation>
    </message>
    <message>
        <source>Group by:</source>
        <translation>Grouper par&#xa0;:</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Say first which boxes you have.</source>
        <translation>Dites d’abord quelles boîtes vous avez.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s)</source>
        <translation>
            <numerusform>%1 sur %n fichier</numerusform>
            <numerusform>%1 sur %n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to be read</source>
        <translation>
            <numerusform>%n fichier à lire</numerusform>
            <numerusform>%n fichiers à lire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to be reckoned</source>
        <translation>
            <numerusform>%n fichier à calculer</numerusform>
            <numerusform>%n fichiers à calculer</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Stages of the rulebooks</source>
        <translation>Spéciales des livrets de règles</translation>
    </message>
</context>
<context>
    <name>stagewright::ShelfModel</name>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>In no rally</source>
        <translation>Dans aucun rallye</translation>
    </message>
    <message>
        <source>Stages of the rulebooks</source>
        <translation>Spéciales des livrets de règles</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Illisible</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n spéciale</numerusform>
            <numerusform>%n spéciales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lacks %n tile(s)</source>
        <translation>
            <numerusform>%n tuile manque</numerusform>
            <numerusform>%n tuiles manquent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n étoiles</numerusform>
        </translation>
    </message>
    <message>
        <source>damaged in parts</source>
        <translation>endommagé en partie</translation>
    </message>
</context>
<context>
    <name>stagewright::ShelfView</name>
    <message>
        <source>Stages and rallies</source>
        <translation>Spéciales et rallyes</translation>
    </message>
</context>
<context>
    <name>stagewright::ShopFields</name>
    <message>
        <source>Shop</source>
        <translation>Boutique</translation>
    </message>
    <message>
        <source>Stacks of B</source>
        <translation>Piles B</translation>
    </message>
    <message>
        <source>Number of the mix</source>
        <translation>Numéro du mélange</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Mix anew</source>
        <translation>Mélanger à nouveau</translation>
    </message>
    <message>
        <source>All A (first game)</source>
        <translation>Tout A (1re partie)</translation>
    </message>
    <message>
        <source>All B</source>
        <translation>Tout B</translation>
    </message>
    <message>
        <source>So many of B</source>
        <translation>Tant de B</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Not played lately</source>
        <translation>Pas joué récemment</translation>
    </message>
    <message>
        <source>With the next number</source>
        <translation>Avec le numéro suivant</translation>
    </message>
    <message>
        <source>The same number gives the same shop again.</source>
        <translation>Le même numéro redonne la même boutique.</translation>
    </message>
    <message>
        <source>A trial has stacks 1A, 3A, 5A and a fourth that the rulebook does not tell: click one of the empty piles.</source>
        <translation>Un essai a les piles 1A, 3A, 5A et une quatrième que la règle ne dit pas&#xa0;: cliquez une des places vides.</translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s), %1 of B</source>
        <translation>
            <numerusform>%n pile, %1 de B</numerusform>
            <numerusform>%n piles, %1 de B</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::ShortcutTree</name>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>In no menu</source>
        <translation>Dans aucun menu</translation>
    </message>
    <message>
        <source>Fixed keys of the board</source>
        <translation>Touches fixes du plateau</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Cette touche ne peut pas être changée.</translation>
    </message>
    <message>
        <source>Fixed keys of a drive</source>
        <translation>Touches fixes d’un passage</translation>
    </message>
    <message>
        <source>Fixed keys of lists and panels</source>
        <translation>Touches fixes des listes et des panneaux</translation>
    </message>
</context>
<context>
    <name>stagewright::Shortcuts</name>
    <message>
        <source>Open the menu %1</source>
        <translation>Ouvrir le menu %1</translation>
    </message>
</context>
<context>
    <name>stagewright::ShortcutsPage</name>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>La re&amp;prendre</translation>
    </message>
    <message>
        <source>Search for a command or a key</source>
        <translation>Rechercher une commande ou une touche</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Appuyez sur la nouvelle touche</translation>
    </message>
    <message>
        <source>It has no key now.</source>
        <translation>La commande n’a plus de touche.</translation>
    </message>
    <message>
        <source>It has its usual keys again.</source>
        <translation>La commande a de nouveau ses touches habituelles.</translation>
    </message>
    <message>
        <source>It has been taken over.</source>
        <translation>La touche a été reprise.</translation>
    </message>
    <message>
        <source>All commands have their usual keys.</source>
        <translation>Toutes les commandes ont leurs touches habituelles.</translation>
    </message>
    <message>
        <source>Press the key for &quot;%1&quot;:</source>
        <translation>Appuyez sur la touche pour «&#x202f;%1&#x202f;»&#xa0;:</translation>
    </message>
    <message>
        <source>Choose a command to change its key.</source>
        <translation>Choisissez une commande pour changer sa touche.</translation>
    </message>
    <message>
        <source>Its key is %1 now.</source>
        <translation>Sa touche est maintenant %1.</translation>
    </message>
    <message>
        <source>%1 is fixed: %2.</source>
        <translation>%1 est une touche fixe&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot; already.</source>
        <translation>%1 appartient déjà à «&#x202f;%2&#x202f;».</translation>
    </message>
</context>
<context>
    <name>stagewright::SideFields</name>
    <message>
        <source>Surface</source>
        <translation>Revêtement</translation>
    </message>
    <message>
        <source>Lowest number at its ends</source>
        <translation>Plus petit nombre à ses extrémités</translation>
    </message>
</context>
<context>
    <name>stagewright::SoloEntry</name>
    <message>
        <source>Gear</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours de jeu</translation>
    </message>
    <message>
        <source>Turns that ended with a loss of control</source>
        <translation>Tours de jeu finis par une perte de contrôle</translation>
    </message>
    <message>
        <source>Turns that ended in gear %1</source>
        <translation>Tours de jeu finis au rapport %1</translation>
    </message>
    <message>
        <source>Turns lost off the road</source>
        <translation>Tours de jeu perdus hors de la route</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Focus tokens that are left</source>
        <translation>Jetons de concentration restants</translation>
    </message>
    <message>
        <source>= %1</source>
        <comment>a time</comment>
        <translation>= %1</translation>
    </message>
</context>
<context>
    <name>stagewright::StageAdding</name>
    <message>
        <source>&quot;%1&quot; brings tiles of its own, which were not taken over.</source>
        <translation>«&#x202f;%1&#x202f;» a ses propres tuiles, qui n’ont pas été reprises.</translation>
    </message>
    <message numerus="yes">
        <source>A rally has at most %n stages.</source>
        <translation>
            <numerusform>Un rallye a au plus %n spéciale.</numerusform>
            <numerusform>Un rallye a au plus %n spéciales.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files that are to be added to another rally are still being read. Wait for them, or give them up first.</source>
        <translation>Les fichiers à ajouter à un autre rallye sont encore en cours de lecture. Attendez-les, ou renoncez-y d’abord.</translation>
    </message>
</context>
<context>
    <name>stagewright::StageClipboard</name>
    <message>
        <source>Copied as a picture of %1 × %2 pixels</source>
        <translation>Copié comme image de %1 × %2 pixels</translation>
    </message>
    <message numerus="yes">
        <source>Copied as a code of %n sign(s)</source>
        <translation>
            <numerusform>Copié comme code de %n signe</numerusform>
            <numerusform>Copié comme code de %n signes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rally has at most %n stages.</source>
        <translation>
            <numerusform>Un rallye a au plus %n spéciale.</numerusform>
            <numerusform>Un rallye a au plus %n spéciales.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::StageEditor</name>
    <message>
        <source>is nothing that a stage could be made of</source>
        <translation>n’est rien dont on puisse faire une spéciale</translation>
    </message>
    <message>
        <source>The program finds no stages for this game</source>
        <translation>Le programme ne trouve pas de spéciales pour ce jeu</translation>
    </message>
</context>
<context>
    <name>stagewright::StageForm</name>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonifications</translation>
    </message>
    <message>
        <source>Service afterwards</source>
        <translation>Assistance ensuite</translation>
    </message>
    <message>
        <source>Rules of its own</source>
        <translation>Règles particulières</translation>
    </message>
    <message>
        <source>A session begins here</source>
        <translation>Une séance commence ici</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Séance</translation>
    </message>
    <message>
        <source>Break before it</source>
        <translation>Pause avant</translation>
    </message>
    <message>
        <source>Seconds taken off for the places 1, 2 and so on</source>
        <translation>Secondes retirées du total pour les places 1, 2, etc.</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Place of the stage</source>
        <translation>Lieu de la spéciale</translation>
    </message>
    <message>
        <source>Country of the stage</source>
        <translation>Pays de la spéciale</translation>
    </message>
    <message>
        <source>Text of the stage</source>
        <translation>Texte de la spéciale</translation>
    </message>
    <message>
        <source>Rules of the stage</source>
        <translation>Règles de la spéciale</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Titre de la séance</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Begin a session</source>
        <translation>Commencer une séance</translation>
    </message>
    <message>
        <source>Join the sessions</source>
        <translation>Réunir les séances</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not accepted. Enter seconds from 0 to %3, with commas between, as in 10, 6, 3.</source>
        <translation>%1&#xa0;: «&#x202f;%2&#x202f;» n’est pas accepté. Entrez des secondes de 0 à %3, séparées par des virgules, comme 10, 6, 3.</translation>
    </message>
    <message>
        <source>Pit stop afterwards</source>
        <translation>Ensuite arrêt aux stands</translation>
    </message>
</context>
<context>
    <name>stagewright::StageOpening</name>
    <message>
        <source>Not everything could be taken over:</source>
        <translation>Tout n’a pas pu être repris&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Et encore %n.</numerusform>
            <numerusform>Et encore %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth knowing:</source>
        <translation>Bon à savoir&#xa0;:</translation>
    </message>
</context>
<context>
    <name>stagewright::StagePanel</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>Titr&amp;e</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>Aute&amp;ur</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Rien encore</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Place, text, bonuses, service, rules of its own, session</source>
        <translation>Lieu, texte, bonifications, assistance, règles particulières, séance</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Spéciale</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Circuit</translation>
    </message>
</context>
<context>
    <name>stagewright::StageStrip</name>
    <message>
        <source>Add a stage</source>
        <translation>Ajouter une spéciale</translation>
    </message>
    <message>
        <source>Stages and races</source>
        <translation>Spéciales et courses</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Service or pit stop afterwards</source>
        <translation>Puis assistance ou arrêt aux stands</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>stagewright::StandingsView</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Standings after %1</source>
        <translation>Classement après %1</translation>
    </message>
    <message>
        <source>Start of %1: %2</source>
        <translation>Départ de %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>stagewright::StripView</name>
    <message>
        <source>Strip of the section</source>
        <translation>Bande du tronçon</translation>
    </message>
</context>
<context>
    <name>stagewright::TabActions</name>
    <message>
        <source>Open files</source>
        <translation>Fichiers ouverts</translation>
    </message>
</context>
<context>
    <name>stagewright::TableDice</name>
    <message>
        <source>En&amp;ter these dice</source>
        <translation>Inscrire ces &amp;dés</translation>
    </message>
    <message>
        <source>Click a die to turn it to its hazard and back</source>
        <translation>Un clic tourne un dé sur son danger et retour</translation>
    </message>
    <message>
        <source>Rolled at the table:</source>
        <translation>Lancés à table&#x202f;:</translation>
    </message>
</context>
<context>
    <name>stagewright::TableForm</name>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Cartes visibles</translation>
    </message>
    <message>
        <source>The empty slot moves along</source>
        <translation>La place vide avance aussi</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Draw drivers</source>
        <translation>Tirer les pilotes</translation>
    </message>
    <message>
        <source>Ghost driver</source>
        <translation>Pilote fantôme</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Six</translation>
    </message>
    <message>
        <source>Five, which is easier</source>
        <translation>Cinq, plus facile</translation>
    </message>
    <message>
        <source>The rulebook does not tell which slot stays empty. If it moves along, there is one round more, and one in which no card leaves.</source>
        <translation>La règle ne dit pas quelle place reste vide. Si elle avance, il y a une manche de plus, et une où aucune carte ne part.</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Pas encore choisi</translation>
    </message>
    <message>
        <source>From the box</source>
        <translation>De la boîte</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many of a thing</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>shop cards %1</source>
        <translation>cartes de boutique %1</translation>
    </message>
    <message>
        <source>Those first who did not drive lately, in this evening or in those remembered here</source>
        <translation>D’abord ceux qui n’ont pas conduit depuis longtemps, ce soir ou aux soirées retenues ici</translation>
    </message>
</context>
<context>
    <name>stagewright::TablePage</name>
    <message>
        <source>A stage may use any box it needs.</source>
        <translation>Une spéciale peut utiliser toutes les boîtes qu’il lui faut.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many, of which box</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>You have not said which boxes you own.</source>
        <translation>Vous n’avez pas dit quelles boîtes vous possédez.</translation>
    </message>
    <message>
        <source>&amp;Boxes and table…</source>
        <translation>&amp;Boîtes et table…</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Largeur de la table</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>Profondeur de la table</translation>
    </message>
    <message>
        <source>Warn me when a stage is &amp;larger than my table</source>
        <translation>Prévenir quand une spéciale est p&amp;lus grande que ma table</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Size of a tile</source>
        <translation>Taille d’une tuile</translation>
    </message>
    <message>
        <source>From one edge to the opposite one. The outline of the table and the size of a stage follow it.</source>
        <translation>D’un bord au bord opposé. Le contour de la table et la taille d’une spéciale en dépendent.</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>Tabl&amp;e&#xa0;:</translation>
    </message>
    <message>
        <source>Boxes:</source>
        <translation>Boîtes&#xa0;:</translation>
    </message>
    <message>
        <source>T&amp;ile:</source>
        <translation>T&amp;uile&#xa0;:</translation>
    </message>
</context>
<context>
    <name>stagewright::TestButtons</name>
    <message>
        <source>&amp;Flat out</source>
        <translation>&amp;Grosse attaque</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>The dice that are chosen show no hazards, and are not rolled</source>
        <translation>Les dés choisis ne montrent aucun danger et ne sont pas lancés</translation>
    </message>
    <message>
        <source>All dice of the turn are laid first and rolled at once</source>
        <translation>Tous les dés du tour de jeu sont d’abord posés, puis lancés d’un coup</translation>
    </message>
    <message>
        <source>Takes the last roll back; the same dice would fall again</source>
        <translation>Reprend le dernier lancer&#x202f;; les mêmes dés tomberaient</translation>
    </message>
    <message>
        <source>&amp;Lay</source>
        <translation>&amp;Poser</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>Lays the dice that are chosen, to be rolled with all others</source>
        <translation>Pose les dés choisis, qui seront lancés avec tous les autres</translation>
    </message>
    <message>
        <source>Rolls the dice that are chosen</source>
        <translation>Lance les dés choisis</translation>
    </message>
    <message numerus="yes">
        <source>Make &amp;safe (%n token(s))</source>
        <translation>
            <numerusform>Sé&amp;curiser (%n jeton)</numerusform>
            <numerusform>Sé&amp;curiser (%n jetons)</numerusform>
        </translation>
    </message>
    <message>
        <source>Make &amp;safe</source>
        <translation>Sé&amp;curiser</translation>
    </message>
    <message>
        <source>Roll &amp;all</source>
        <translation>&amp;Tout lancer</translation>
    </message>
    <message>
        <source>&amp;End the turn</source>
        <translation>&amp;Finir le tour de jeu</translation>
    </message>
    <message>
        <source>&amp;End the turn (%1)</source>
        <translation>&amp;Finir le tour de jeu (%1)</translation>
    </message>
    <message>
        <source>best</source>
        <translation>le meilleur</translation>
    </message>
    <message>
        <source>+%1 s</source>
        <translation>+%1 s</translation>
    </message>
</context>
<context>
    <name>stagewright::TestPage</name>
    <message>
        <source>Time so far</source>
        <translation>Temps jusqu’ici</translation>
    </message>
    <message>
        <source>Time sheet</source>
        <translation>Feuille de temps</translation>
    </message>
    <message>
        <source>&amp;New drive</source>
        <translation>&amp;Nouveau passage</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>Conseil&amp;s</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Enter as a &amp;result</source>
        <translation>Inscrire comme &amp;résultat</translation>
    </message>
    <message>
        <source>Getting ready…</source>
        <translation>Préparation…</translation>
    </message>
    <message>
        <source>Name the drivers in the panel Results first</source>
        <translation>Nommez d’abord les pilotes dans le panneau Résultats</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Seul</translation>
    </message>
    <message numerus="yes">
        <source>%n other car(s)</source>
        <translation>
            <numerusform>%n autre voiture</numerusform>
            <numerusform>%n autres voitures</numerusform>
        </translation>
    </message>
    <message>
        <source>Who drives along</source>
        <translation>Qui roule aussi</translation>
    </message>
    <message>
        <source>Simulated cars that drive along; a new drive begins</source>
        <translation>Voitures simulées qui roulent aussi&#x202f;; un nouvel essai commence</translation>
    </message>
    <message>
        <source>What the best driver would do, and what each choice costs; it reckons neither with tokens nor with turns flat out</source>
        <translation>Ce que ferait le meilleur pilote, et ce que coûte chaque choix&#x202f;; il ne compte ni avec les jetons ni avec la grosse attaque</translation>
    </message>
    <message>
        <source>To&amp;kens</source>
        <translation>&amp;Jetons</translation>
    </message>
    <message>
        <source>Second or focus tokens: turns flat out are paid for, dice may be made safe, and what is left takes seconds off at the end</source>
        <translation>Jetons de secondes ou de concentration&#x202f;: les tours en grosse attaque en rapportent, les dés peuvent être sécurisés, et ce qui reste enlève des secondes à la fin</translation>
    </message>
    <message>
        <source>Tokens: %1.</source>
        <translation>Jetons&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The hints reckon neither with tokens nor with turns flat out.</source>
        <translation>Les conseils ne comptent ni avec les jetons ni avec la grosse attaque.</translation>
    </message>
</context>
<context>
    <name>stagewright::ThingForm</name>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Damage tokens flipped</source>
        <translation>Dégâts retournés</translation>
    </message>
    <message>
        <source>Traction</source>
        <translation>Adhérence</translation>
    </message>
    <message>
        <source>Spaces to the left</source>
        <translation>Cases à gauche</translation>
    </message>
    <message>
        <source>Spaces to the right</source>
        <translation>Cases à droite</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>not noted</source>
        <translation>non noté</translation>
    </message>
    <message>
        <source>In your words</source>
        <translation>Dans vos mots</translation>
    </message>
    <message>
        <source>No driver yet</source>
        <translation>Pas encore de pilote</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Choix</translation>
    </message>
</context>
<context>
    <name>stagewright::ThisStageForm</name>
    <message>
        <source>Another like this</source>
        <translation>Une autre semblable</translation>
    </message>
    <message>
        <source>Change the selected tiles</source>
        <translation>Changer les tuiles sélectionnées</translation>
    </message>
    <message>
        <source>Keep the selected tiles</source>
        <translation>Garder les tuiles sélectionnées</translation>
    </message>
    <message>
        <source>Fit my boxes</source>
        <translation>Adapter à mes boîtes</translation>
    </message>
    <message>
        <source>Stages as long, winding, dangerous and hard as this one, on the same surfaces</source>
        <translation>Des spéciales aussi longues, sinueuses, dangereuses et difficiles que celle-ci, sur les mêmes surfaces</translation>
    </message>
    <message>
        <source>Other roads for the tiles that are selected; all others stay as they are</source>
        <translation>D’autres routes à la place des tuiles sélectionnées&#x202f;; toutes les autres restent telles quelles</translation>
    </message>
    <message>
        <source>Other roads for all but the tiles that are selected, which stay as they are</source>
        <translation>D’autres routes à la place de toutes les tuiles sauf celles sélectionnées, qui restent telles quelles</translation>
    </message>
    <message>
        <source>Replace the tiles that you have not by some with the same roads</source>
        <translation>Remplacer les tuiles que vous n’avez pas par d’autres aux mêmes routes</translation>
    </message>
    <message>
        <source>Lay a stage first.</source>
        <translation>Posez d’abord une spéciale.</translation>
    </message>
    <message>
        <source>Select tiles on the board first.</source>
        <translation>Sélectionnez d’abord des tuiles sur le plateau.</translation>
    </message>
</context>
<context>
    <name>stagewright::TileEditor</name>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 turns, %2 flips, Esc lets go of it</source>
        <translation>%1 tourne, %2 retourne, Échap la lâche</translation>
    </message>
    <message>
        <source>%1 and the wheel turn the token, arrow keys move it, %2 removes it</source>
        <translation>%1 et la molette tournent le jeton, les flèches le déplacent, %2 le retire</translation>
    </message>
    <message>
        <source>Drag a tile onto the board, or double-click it to continue the road</source>
        <translation>Faites glisser une tuile sur le plateau, ou double-cliquez dessus pour prolonger la route</translation>
    </message>
    <message>
        <source>%1 turns, %2 flips, %3 removes, arrow keys move</source>
        <translation>%1 tourne, %2 retourne, %3 retire, les flèches déplacent</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Tuile %1</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1: control lost %n times in 100 drives</source>
        <translation>
            <numerusform>Tuile %1&#xa0;: contrôle perdu %n fois en 100 passages</numerusform>
            <numerusform>Tuile %1&#xa0;: contrôle perdu %n fois en 100 passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1: control lost %n times in 100 drives, mean gear %2</source>
        <translation>
            <numerusform>Tuile %1&#xa0;: contrôle perdu %n fois en 100 passages, rapport moyen %2</numerusform>
            <numerusform>Tuile %1&#xa0;: contrôle perdu %n fois en 100 passages, rapport moyen %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the one tile that the note is about</source>
        <translation>Cliquez sur la tuile que la note concerne</translation>
    </message>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Rien à redire ici</translation>
    </message>
</context>
<context>
    <name>stagewright::TileFiles</name>
    <message>
        <source>the tile files do not answer yet, and are not in use until they do</source>
        <translation>les fichiers de tuiles ne répondent pas encore, et ne servent pas d’ici là</translation>
    </message>
    <message>
        <source>Check that their disk is reached</source>
        <translation>Vérifiez que leur disque est accessible</translation>
    </message>
</context>
<context>
    <name>stagewright::TileList</name>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
</context>
<context>
    <name>stagewright::TileMenu</name>
    <message>
        <source>Tile %1</source>
        <translation>Tuile %1</translation>
    </message>
    <message>
        <source>&amp;Lay %1</source>
        <translation>&amp;Poser %1</translation>
    </message>
    <message>
        <source>Lay it bending l&amp;eft</source>
        <translation>Poser en tournant à &amp;gauche</translation>
    </message>
    <message>
        <source>Lay it bending &amp;right</source>
        <translation>Poser en tournant à &amp;droite</translation>
    </message>
    <message>
        <source>Put it in place of what is &amp;selected</source>
        <translation>Mettre à la place de la &amp;sélection</translation>
    </message>
    <message>
        <source>Turn it &amp;over</source>
        <translation>&amp;Retourner</translation>
    </message>
    <message>
        <source>Show &amp;where it lies</source>
        <translation>Montrer &amp;où elle est</translation>
    </message>
    <message>
        <source>Show the &amp;box %1</source>
        <translation>Montrer la &amp;boîte %1</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>&amp;Favorite</translation>
    </message>
</context>
<context>
    <name>stagewright::TileWindow</name>
    <message>
        <source>Layer bar</source>
        <translation>Barre des calques</translation>
    </message>
    <message>
        <source>Lay&amp;ers</source>
        <translation>Ca&amp;lques</translation>
    </message>
</context>
<context>
    <name>stagewright::TilesPage</name>
    <message>
        <source>Stages are laid</source>
        <translation>Spéciales posées</translation>
    </message>
    <message>
        <source>We have these boxes:</source>
        <translation>Nous avons ces boîtes&#x202f;:</translation>
    </message>
    <message>
        <source>Put the stages in this order</source>
        <translation>Mettre les spéciales dans cet ordre</translation>
    </message>
    <message>
        <source>Tiles on the table</source>
        <translation>Tuiles sur la table</translation>
    </message>
    <message>
        <source>When this is off: one of each box that the stages need</source>
        <translation>Sinon&#x202f;: une de chaque boîte qu’il faut aux spéciales</translation>
    </message>
    <message>
        <source>Way of laying</source>
        <translation>Façon de poser</translation>
    </message>
    <message>
        <source>Boxes on the table</source>
        <translation>Boîtes sur la table</translation>
    </message>
    <message>
        <source>Order with the least rebuilding</source>
        <translation>Ordre qui demande le moins de poses</translation>
    </message>
</context>
<context>
    <name>stagewright::TimeChart</name>
    <message>
        <source>How often a drive takes how long</source>
        <translation>Répartition des temps de passage</translation>
    </message>
</context>
<context>
    <name>stagewright::TimingActions</name>
    <message>
        <source>At the &amp;table</source>
        <translation>À &amp;la table</translation>
    </message>
</context>
<context>
    <name>stagewright::TimingEntry</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>stagewright::TimingStandings</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::TimingWindow</name>
    <message>
        <source>At the table – Stagewright</source>
        <translation>À la table – Stagewright</translation>
    </message>
    <message>
        <source>Retired: %1 of %2</source>
        <translation>Abandon&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Entered: %1 of %2</source>
        <translation>Saisi&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Next: %1 of %2</source>
        <translation>Au suivant&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>No drivers yet</source>
        <translation>Pas encore de pilotes</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>Add them in the panel Results, in the order in which they start.</source>
        <translation>Ajoutez-les dans le panneau Résultats, dans l’ordre de départ.</translation>
    </message>
    <message>
        <source>All races are driven.</source>
        <translation>Toutes les courses sont disputées.</translation>
    </message>
    <message>
        <source>All stages are driven.</source>
        <translation>Toutes les spéciales sont disputées.</translation>
    </message>
    <message>
        <source>Enter: next driver   ↑ ↓: another driver   Space: retired   PgUp PgDn: another stage   F11, Esc: leave the full screen</source>
        <translation>Entrée&#xa0;: pilote suivant   ↑ ↓&#xa0;: autre pilote   Espace&#xa0;: abandon   Pg préc, Pg suiv&#xa0;: autre spéciale   F11, Échap&#xa0;: quitter le plein écran</translation>
    </message>
    <message>
        <source>Enter: next driver   ↑ ↓: another driver   Space: retired   PgUp PgDn: another stage   F11: full screen   Esc: close</source>
        <translation>Entrée&#xa0;: pilote suivant   ↑ ↓&#xa0;: autre pilote   Espace&#xa0;: abandon   Pg préc, Pg suiv&#xa0;: autre spéciale   F11&#xa0;: plein écran   Échap&#xa0;: fermer</translation>
    </message>
    <message>
        <source>Result of %1</source>
        <translation>Résultat de %1</translation>
    </message>
    <message>
        <source>1:37 or P2</source>
        <comment>time or place</comment>
        <translation>1:37 ou P2</translation>
    </message>
    <message>
        <source>Clock: %1</source>
        <translation>Heure&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>stagewright::TitanEditor</name>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Rien à redire ici</translation>
    </message>
    <message>
        <source>%1: click or drag over points; the same click takes it away, Esc stops it</source>
        <translation>%1&#xa0;: cliquez sur des points ou glissez dessus&#x202f;; le même clic ôte la marque, Échap arrête</translation>
    </message>
    <message>
        <source>Choose a mark and click points, or walk with the arrow keys and press a letter; %1 clears</source>
        <translation>Choisissez une marque et cliquez sur des points, ou déplacez-vous avec les flèches et tapez une lettre&#x202f;; %1 efface</translation>
    </message>
    <message>
        <source>Turn by two co&amp;lumns</source>
        <translation>&amp;Tourner de deux colonnes</translation>
    </message>
    <message>
        <source>Turn back by two c&amp;olumns</source>
        <translation>Tourner de deux colonnes en arrière (&amp;g)</translation>
    </message>
    <message>
        <source>Mirror le&amp;ft and right</source>
        <translation>Refléter gauche et droite (&amp;n)</translation>
    </message>
    <message>
        <source>Fi&amp;nd a mark</source>
        <translation>C&amp;hercher une marque</translation>
    </message>
    <message>
        <source>&amp;Delete the marks</source>
        <translation>&amp;Supprimer les marques</translation>
    </message>
</context>
<context>
    <name>stagewright::TitanEstimatePanel</name>
    <message>
        <source>Titans are led</source>
        <translation>Titans menés</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>As far as it goes</source>
        <translation>aussi loin que possible</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Where turns end</source>
        <translation>où finissent les tours</translation>
    </message>
    <message>
        <source>Where lives are lost</source>
        <translation>où se perdent des vies</translation>
    </message>
    <message>
        <source>No time yet</source>
        <translation>Pas encore de temps</translation>
    </message>
    <message>
        <source>Simulating races…</source>
        <translation>Simulation des courses…</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <source>%n titan(s), %1: %2 rounds, %3 turns</source>
        <translation>
            <numerusform>%n titan, %1&#xa0;: %2 manches, %3 tours de jeu</numerusform>
            <numerusform>%n titans, %1&#xa0;: %2 manches, %3 tours de jeu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lives lost and %2 knock-outs a race</source>
        <translation>%1 vies perdues et %2 K.-O. par course</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and titan of a seat</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Both ways of handing dice on are as fair here.</source>
        <translation>Les deux façons de passer les dés sont ici aussi équitables.</translation>
    </message>
    <message>
        <source>Handing dice on by the book is fairer here.</source>
        <translation>Passer les dés selon la règle est ici plus équitable.</translation>
    </message>
    <message>
        <source>Handing dice on rolling is fairer here.</source>
        <translation>Passer les dés à tour de rôle est ici plus équitable.</translation>
    </message>
    <message>
        <source>%1 For all seats to win alike, other seats would have to win %2 of 100 races by the book, %3 rolling.</source>
        <translation>%1 Pour que toutes les places gagnent autant, d&apos;autres places devraient gagner %2 courses sur 100 selon la règle, %3 à tour de rôle.</translation>
    </message>
    <message>
        <source>Knock-outs</source>
        <translation>K.-O.</translation>
    </message>
</context>
<context>
    <name>stagewright::TokenList</name>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
</context>
<context>
    <name>stagewright::TokenPanel</name>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Angle of the token</source>
        <translation>Angle du jeton</translation>
    </message>
    <message>
        <source>How the chosen token is turned, clockwise</source>
        <translation>Rotation du jeton choisi, dans le sens horaire</translation>
    </message>
    <message>
        <source>Drag one onto the road</source>
        <translation>Glissez-en un sur la route</translation>
    </message>
</context>
<context>
    <name>stagewright::TrackForm</name>
    <message>
        <source>This is the whole board</source>
        <translation>C’est le plateau entier</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Refléter</translation>
    </message>
    <message>
        <source>Turn by two columns</source>
        <translation>Tourner de deux colonnes</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Piste</translation>
    </message>
    <message>
        <source>Left and right change places.</source>
        <translation>La gauche et la droite changent de place.</translation>
    </message>
    <message>
        <source>To the right: by two, as points then come onto points.</source>
        <translation>Vers la droite&#xa0;: de deux, pour que les points tombent sur des points.</translation>
    </message>
    <message>
        <source>Of my own</source>
        <translation>De moi</translation>
    </message>
    <message>
        <source>%1 of %2, from the bottom</source>
        <translation>%1 sur %2, à partir du bas</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) marked</source>
        <translation>
            <numerusform>%n point marqué</numerusform>
            <numerusform>%n points marqués</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::TurnStrip</name>
    <message>
        <source>Turn %1: to %2 in gear %3, %4 s</source>
        <translation>Tour de jeu %1&#x202f;: vers %2 en rapport %3, %4 s</translation>
    </message>
    <message>
        <source>Turns of the drive</source>
        <translation>Tours de jeu du passage</translation>
    </message>
    <message>
        <source>Round %1, car %2: to %3 in gear %4, %5 s</source>
        <translation>Tour de jeu %1, voiture %2&#x202f;: jusqu’à %3 en rapport %4, %5 s</translation>
    </message>
</context>
<context>
    <name>stagewright::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to these %n stages or rallies?</source>
        <translation>
            <numerusform>Enregistrer les modifications de cette spéciale ou de ce rallye (%n)&#x202f;?</numerusform>
            <numerusform>Enregistrer les modifications de ces %n spéciales ou rallyes&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise they are lost.</source>
        <translation>Sinon, elles seront perdues.</translation>
    </message>
    <message>
        <source>With unsaved changes</source>
        <translation>Avec des modifications non enregistrées</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <translation>Tout en&amp;registrer</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation>Tout &amp;abandonner</translation>
    </message>
</context>
<context>
    <name>stagewright::WaitingNote</name>
    <message>
        <source>Give up</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Still waiting for &quot;%1&quot;</source>
        <translation>En attente de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Still waiting for %n files</source>
        <translation>
            <numerusform>En attente de %n fichier</numerusform>
            <numerusform>En attente de %n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on without them. What was open the last time is tried again at the next start.</source>
        <translation>Continuer sans eux. Ce qui était ouvert la dernière fois sera essayé de nouveau au prochain démarrage.</translation>
    </message>
</context>
<context>
    <name>stagewright::WatchPage</name>
    <message>
        <source>Time so far</source>
        <translation>Temps jusqu’ici</translation>
    </message>
    <message>
        <source>Looking for a drive…</source>
        <translation>Recherche d’un passage…</translation>
    </message>
    <message>
        <source>Racing…</source>
        <translation>Course en cours…</translation>
    </message>
    <message>
        <source>Car %1: %2</source>
        <comment>its time</comment>
        <translation>Voiture %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Ordre&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>stagewright::WelcomePage</name>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Look at a sample</source>
        <translation>Voir un exemple</translation>
    </message>
    <message>
        <source>Stagewright</source>
        <translation>Stagewright</translation>
    </message>
    <message>
        <source>&amp;Back to the stage</source>
        <translation>&amp;Revenir à la spéciale</translation>
    </message>
    <message>
        <source>Lay a stage, see at once whether it can be driven and how long it takes, and print what the table needs.</source>
        <translation>Assemblez une spéciale, voyez aussitôt si elle peut être parcourue et en combien de temps, et imprimez ce qu’il faut à table.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Stages of this program, of the web editor and the Windows editor, and scripts of Tabletop Simulator</source>
        <translation>Spéciales de ce programme, de l’éditeur web et de l’éditeur Windows, et scripts de Tabletop Simulator</translation>
    </message>
    <message>
        <source>How a stage is built</source>
        <translation>Comment se construit une spéciale</translation>
    </message>
    <message>
        <source>Drag tiles from the palette onto the board. A double-click lays one where the road goes on, turned so that it fits.</source>
        <translation>Faites glisser des tuiles de la palette sur le plateau. Un double-clic en pose une là où la route continue, tournée comme il faut.</translation>
    </message>
    <message>
        <source>R turns a tile and F flips it, on the board or while it is dragged; the wheel turns it too.</source>
        <translation>R tourne une tuile et F la retourne, sur le plateau ou pendant qu’elle glisse&#x202f;; la molette la tourne aussi.</translation>
    </message>
    <message>
        <source>What cannot be driven, or is not in your boxes, stands in the findings, often with a button that mends it.</source>
        <translation>Ce qui ne peut pas être parcouru, ou n’est pas dans vos boîtes, figure dans les constats, souvent avec un bouton qui le corrige.</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n spéciale</numerusform>
            <numerusform>%n spéciales</numerusform>
        </translation>
    </message>
    <message>
        <source>Or drop it here</source>
        <translation>Ou déposez-le ici</translation>
    </message>
    <message>
        <source>New circuit</source>
        <translation>Nouveau circuit</translation>
    </message>
    <message>
        <source>New stage</source>
        <translation>Nouvelle spéciale</translation>
    </message>
</context>
<context>
    <name>stagewright::WishesForm</name>
    <message>
        <source>Danger</source>
        <translation>Danger</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Virages</translation>
    </message>
    <message>
        <source>Jumps</source>
        <translation>Bosses</translation>
    </message>
    <message>
        <source>Fords</source>
        <translation>Gués</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Cordes</translation>
    </message>
    <message>
        <source>Asphalt</source>
        <translation>Asphalte</translation>
    </message>
    <message>
        <source>Gravel</source>
        <translation>Terre</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Neige</translation>
    </message>
    <message>
        <source>Service park, or pit</source>
        <translation>Assistance, ou stands</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Spéciale</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Circuit</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>tuiles</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>Length in</source>
        <translation>Longueur en</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>any</source>
        <comment>difficulty</comment>
        <translation>peu importe</translation>
    </message>
    <message>
        <source>More wishes</source>
        <translation>Autres souhaits</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>any</source>
        <comment>share of a surface</comment>
        <translation>peu importe</translation>
    </message>
    <message>
        <source>any</source>
        <comment>amount</comment>
        <translation>peu importe</translation>
    </message>
    <message>
        <source>few</source>
        <comment>amount</comment>
        <translation>peu</translation>
    </message>
    <message>
        <source>some</source>
        <comment>amount</comment>
        <translation>moyen</translation>
    </message>
    <message>
        <source>many</source>
        <comment>amount</comment>
        <translation>beaucoup</translation>
    </message>
    <message>
        <source>low</source>
        <translation>faible</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>high</source>
        <translation>élevé</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>All on the table at once</source>
        <translation>Toutes à la fois sur la table</translation>
    </message>
    <message>
        <source>From two on, whole rallies are looked for</source>
        <translation>À partir de deux, des rallyes entiers sont cherchés</translation>
    </message>
    <message>
        <source>as it comes</source>
        <comment>course of a rally</comment>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>easy to hard</source>
        <translation>du facile au difficile</translation>
    </message>
    <message>
        <source>hard to easy</source>
        <translation>du difficile au facile</translation>
    </message>
    <message>
        <source>No tile is needed by two stages</source>
        <translation>Aucune tuile ne sert à deux spéciales</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Spéciales</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Progression</translation>
    </message>
</context>
</TS>
