import { CONTACT_TEXTS } from '../../texts/contact';
import type { WordRow } from './word-row';

/** Of the contact form. */
export const CONTACT_WORDS: readonly WordRow[] = [
  [
    CONTACT_TEXTS.emailRequired,
    'Bitte geben Sie Ihre E-Mail-Adresse ein',
    'Indique su correo electrónico',
    'L’e-mail est obligatoire',
  ],
  [
    CONTACT_TEXTS.emailInvalid,
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'Indique un correo electrónico válido',
    'Veuillez saisir une adresse e-mail valide',
  ],
  [CONTACT_TEXTS.emailLabel, 'Ihre E-Mail-Adresse', 'Su correo electrónico', 'Votre e-mail'],
  [CONTACT_TEXTS.nameLabel, 'Ihr Name', 'Su nombre', 'Votre nom'],
  [CONTACT_TEXTS.requiredNote, '* Pflichtfeld', '* obligatorio', '* obligatoire'],
  [CONTACT_TEXTS.fileLabel, 'Dateien anhängen', 'Adjuntar archivos', 'Joindre des fichiers'],
  [CONTACT_TEXTS.anotherFile, 'Weitere Datei anhängen', 'Adjuntar otro archivo', 'Joindre un autre fichier'],
  [
    CONTACT_TEXTS.fileHint,
    'Bis zu 5 Bilder, PDF-, Text- oder Office-Dateien mit je höchstens 10 MB. Sie können sie auch einfügen oder hierher ziehen.',
    'Hasta 5 imágenes, PDF, documentos de texto u ofimática de 10 MB cada uno. También puede pegarlos o arrastrarlos.',
    'Jusqu’à 5 images, PDF, textes ou documents bureautiques de 10 Mo chacun. Vous pouvez aussi les coller ou les déposer.',
  ],
  [CONTACT_TEXTS.submit, 'Anfrage senden', 'Enviar solicitud', 'Envoyer la demande'],
  [CONTACT_TEXTS.submitting, 'Wird gesendet …', 'Enviando…', 'Envoi en cours…'],
  [
    CONTACT_TEXTS.sendFailed,
    'Ihre Anfrage konnte nicht gesendet werden. Nichts ist verloren: Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    'No se ha podido enviar su solicitud. No se ha perdido nada: compruebe su conexión e inténtelo de nuevo.',
    'Votre demande n’a pas pu être envoyée. Rien n’est perdu : vérifiez votre connexion et réessayez.',
  ],
  [
    CONTACT_TEXTS.thankYouFallback,
    'Vielen Dank. Wir haben Ihre Anfrage und antworten per E-Mail.',
    'Gracias. Hemos recibido su solicitud y le responderemos por correo.',
    'Merci. Nous avons bien reçu votre demande et répondrons par e-mail.',
  ],
  [
    CONTACT_TEXTS.teamOnline,
    'Das Team ist gerade online.',
    'El equipo está en línea.',
    'L’équipe est en ligne.',
  ],
  [
    CONTACT_TEXTS.teamAway,
    'Das Team ist gerade nicht da und antwortet per E-Mail.',
    'El equipo no está disponible y responderá por correo.',
    'L’équipe est absente et répondra par e-mail.',
  ],
  [
    CONTACT_TEXTS.filesTooLarge,
    'Zusammen sind diese Dateien größer als 25 MB. Bitte senden Sie weniger oder kleinere.',
    'Juntos, estos archivos superan los 25 MB. Envíe menos o más pequeños.',
    'Ensemble, ces fichiers dépassent 25 Mo. Envoyez-en moins, ou de plus petits.',
  ],
  [
    CONTACT_TEXTS.pictureTooLarge,
    'Dieses Bild hat mehr als 120 Megapixel. Bitte senden Sie ein kleineres.',
    'Esta imagen tiene más de 120 megapíxeles. Envíe una más pequeña.',
    'Cette image dépasse 120 mégapixels. Envoyez-en une plus petite.',
  ],
  ['You can send', 'Sie können', 'Puede enviar', 'Vous pouvez envoyer'],
  ['files at a time.', 'Dateien auf einmal senden.', 'archivos a la vez.', 'fichiers à la fois.'],
  [
    CONTACT_TEXTS.offlineWhileSending,
    'Sie sind offline. Lassen Sie diese Seite offen: Es geht ab, sobald die Verbindung wieder da ist.',
    'Está sin conexión. Deje esta página abierta: se enviará en cuanto vuelva la conexión.',
    'Vous êtes hors ligne. Gardez cette page ouverte : l’envoi partira dès le retour de la connexion.',
  ],
  [CONTACT_TEXTS.startOver, 'Von vorn beginnen', 'Empezar de nuevo', 'Recommencer'],
  [
    CONTACT_TEXTS.searchTitle,
    'Vielleicht gibt es schon eine Antwort',
    'Quizá ya lo hayamos respondido',
    'Peut-être avons-nous déjà répondu',
  ],
  [CONTACT_TEXTS.skipSearch, 'Ohne Suche weiter', 'Omitir la búsqueda', 'Ignorer la recherche'],
  [CONTACT_TEXTS.sendAnother, 'Weitere Anfrage senden', 'Enviar otra solicitud', 'Envoyer une autre demande'],
  [
    CONTACT_TEXTS.suggestions,
    'Das hilft vielleicht sofort',
    'Esto puede ayudarle ya',
    'Ceci peut vous aider tout de suite',
  ],
];
