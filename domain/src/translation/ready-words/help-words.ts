import { FEEDBACK_TEXTS } from '../../texts/article-feedback';
import { HELP_CENTER_TEXTS } from '../../texts/help-center';
import { SEARCH_TEXTS } from '../../texts/search';
import { WIDGET_TEXTS } from '../../texts/widget';
import type { WordRow } from './word-row';

/** Of the help center and the first pages of the widget. */
export const HELP_WORDS: readonly WordRow[] = [
  [
    HELP_CENTER_TEXTS.heading,
    'Wie können wir helfen?',
    '¿Cómo podemos ayudarle?',
    'Comment pouvons-nous vous aider ?',
  ],
  [WIDGET_TEXTS.searchForHelp, 'Hilfe suchen', 'Buscar ayuda', 'Rechercher de l’aide'],
  [WIDGET_TEXTS.sendMessage, 'Schreiben Sie uns', 'Envíenos un mensaje', 'Envoyez-nous un message'],
  [
    WIDGET_TEXTS.readyToHelp,
    'Wir sind online und helfen Ihnen gern.',
    'Estamos en línea y listos para ayudarle.',
    'Nous sommes en ligne et prêts à vous aider.',
  ],
  [
    WIDGET_TEXTS.awayToHelp,
    'Wir sind gerade nicht da und antworten per E-Mail.',
    'Ahora no estamos y respondemos por correo.',
    'Nous sommes absents et répondons par e-mail.',
  ],
  [WIDGET_TEXTS.noNews, 'Keine Neuigkeiten', 'No hay novedades', 'Aucune actualité'],
  [
    WIDGET_TEXTS.writeElsewhere,
    'Versuchen Sie andere Wörter oder ein anderes Thema.',
    'Pruebe con otras palabras u otro tema.',
    'Essayez d’autres mots, ou un autre sujet.',
  ],
  [WIDGET_TEXTS.latestNews, 'Neuigkeiten', 'Últimas novedades', 'Dernières actualités'],
  [WIDGET_TEXTS.search, 'Suchen', 'Buscar', 'Rechercher'],
  [WIDGET_TEXTS.close, 'Schließen', 'Cerrar', 'Fermer'],
  [WIDGET_TEXTS.nextStep, 'Nächster Schritt', 'Siguiente paso', 'Étape suivante'],
  [
    WIDGET_TEXTS.opensInTab,
    'Öffnet sich in einem neuen Tab.',
    'Se abre en una pestaña nueva.',
    'S’ouvre dans un nouvel onglet.',
  ],
  [WIDGET_TEXTS.searchPlaceholder, 'Hilfe durchsuchen', 'Buscar en la ayuda', 'Rechercher dans l’aide'],
  ['Back to', 'Zurück zu', 'Volver a', 'Retour à'],
  [HELP_CENTER_TEXTS.searchLabel, 'Hilfe durchsuchen', 'Buscar en la ayuda', 'Rechercher dans l’aide'],
  [HELP_CENTER_TEXTS.clearSearch, 'Suche leeren', 'Borrar la búsqueda', 'Effacer la recherche'],
  [
    HELP_CENTER_TEXTS.searchResults,
    'Suchergebnisse',
    'Resultados de la búsqueda',
    'Résultats de la recherche',
  ],
  [HELP_CENTER_TEXTS.browseTab, 'HILFE DURCHSTÖBERN', 'EXPLORAR LA AYUDA', 'PARCOURIR L’AIDE'],
  [HELP_CENTER_TEXTS.popularArticles, 'Beliebte Artikel', 'Artículos populares', 'Articles populaires'],
  [
    HELP_CENTER_TEXTS.articleGone,
    'Diesen Artikel gibt es nicht.',
    'Este artículo no está disponible.',
    'Cet article n’est pas disponible.',
  ],
  [
    HELP_CENTER_TEXTS.articleGoneHint,
    'Vielleicht wurde er verschoben oder zurückgezogen. Suchen Sie, oder fragen Sie uns.',
    'Puede que se haya movido o retirado. Haga una búsqueda o pregúntenos.',
    'Il a peut-être été déplacé ou retiré. Faites une recherche ou contactez-nous.',
  ],
  [
    HELP_CENTER_TEXTS.loadFailed,
    'Diese Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    'No se ha podido cargar la página. Compruebe su conexión e inténtelo de nuevo.',
    'Cette page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  ],
  [
    HELP_CENTER_TEXTS.offline,
    'Sie sind offline. Was geladen war, bleibt lesbar; der Rest kommt mit der Verbindung.',
    'Está sin conexión. Lo que ya se cargó se puede leer; el resto volverá con la conexión.',
    'Vous êtes hors ligne. Ce qui a été chargé reste lisible ; le reste reviendra avec la connexion.',
  ],
  [HELP_CENTER_TEXTS.yes, 'Ja', 'Sí', 'Oui'],
  [HELP_CENTER_TEXTS.contactUs, 'Kontakt', 'Contáctenos', 'Nous contacter'],
  [HELP_CENTER_TEXTS.back, 'Zurück', 'Atrás', 'Retour'],
  [HELP_CENTER_TEXTS.retry, 'Noch einmal versuchen', 'Reintentar', 'Réessayer'],
  [
    FEEDBACK_TEXTS.foundAnswerQuestion,
    'Haben Sie die Antwort auf Ihre Frage gefunden?',
    '¿Ha encontrado la respuesta a su pregunta?',
    'Avez-vous trouvé la réponse à votre question ?',
  ],
  [
    FEEDBACK_TEXTS.feedbackQuestion,
    'War das die Antwort auf Ihre Frage?',
    '¿Ha respondido esto a su pregunta?',
    'Cela a-t-il répondu à votre question ?',
  ],
  [FEEDBACK_TEXTS.reasonQuestion, 'Was hat gefehlt?', '¿Qué faltaba?', 'Que manquait-il ?'],
  [
    FEEDBACK_TEXTS.reasonDetails,
    'Erzählen Sie uns mehr (freiwillig)',
    'Cuéntenos más (opcional)',
    'Dites-nous en plus (facultatif)',
  ],
  [
    FEEDBACK_TEXTS.reasonFailed,
    'Es konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    'No se ha podido enviar. Inténtelo de nuevo.',
    'L’envoi a échoué. Veuillez réessayer.',
  ],
  [
    FEEDBACK_TEXTS.feedbackFailed,
    'Ihre Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
    'No se ha podido guardar su respuesta. Inténtelo de nuevo.',
    'Votre réponse n’a pas pu être enregistrée. Veuillez réessayer.',
  ],
  [
    FEEDBACK_TEXTS.feedbackThanks,
    'Vielen Dank. Schön, dass das geholfen hat.',
    'Gracias. Nos alegra que le haya ayudado.',
    'Merci. Heureux que cela vous ait aidé.',
  ],
  [
    FEEDBACK_TEXTS.feedbackSorry,
    'Schade, dass Sie in unserer Hilfe keine Antwort gefunden haben. Klicken Sie auf Kontakt und füllen Sie das Formular aus, um unser Team zu erreichen.',
    'Lamentamos que no haya encontrado una respuesta. Pulse Contáctenos y rellene el formulario para escribir a nuestro equipo.',
    'Désolé que vous n’ayez pas trouvé de réponse. Cliquez sur Nous contacter et remplissez le formulaire pour écrire à notre équipe.',
  ],
  [
    WIDGET_TEXTS.solved,
    'Schön, dass das geholfen hat.',
    'Nos alegra que le haya ayudado.',
    'Heureux que cela vous ait aidé.',
  ],
  [
    WIDGET_TEXTS.notSolved,
    'Schade, dass Sie keine Antwort gefunden haben.',
    'Lamentamos que no haya encontrado una respuesta.',
    'Désolé que vous n’ayez pas trouvé de réponse.',
  ],
  [
    WIDGET_TEXTS.notSolvedNext,
    'Schreiben Sie uns, wir helfen Ihnen.',
    'Escríbanos y le ayudaremos.',
    'Écrivez-nous, nous vous aiderons.',
  ],
  [
    SEARCH_TEXTS.noArticleFound,
    'Kein Artikel zu Ihrer Suche gefunden',
    'No se ha encontrado ningún artículo para su búsqueda',
    'Aucun article trouvé pour votre recherche',
  ],
  [
    SEARCH_TEXTS.oneWordWarning,
    'Ein einzelnes Wort führt zu ungenauen Ergebnissen. Geben Sie mehr Wörter ein, um genauere zu erhalten.',
    'Con una sola palabra los resultados son poco precisos. Añada más palabras para obtener mejores resultados.',
    'Un seul mot donne des résultats peu pertinents. Ajoutez des mots pour obtenir de meilleurs résultats.',
  ],
];
