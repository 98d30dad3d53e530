import { FORM_PAGE_TEXTS } from '../../texts/form-page';
import type { WordRow } from './word-row';

const { problems } = FORM_PAGE_TEXTS;

/** Of the page on which a form is filled in. */
export const FORM_WORDS: readonly WordRow[] = [
  [
    problems.required,
    'Bitte beantworten Sie dies.',
    'Responda a esta pregunta.',
    'Veuillez répondre à cette question.',
  ],
  [problems['too-long'], 'Das ist zu lang.', 'El texto es demasiado largo.', 'Le texte est trop long.'],
  [
    problems['no-number'],
    'Bitte geben Sie eine Zahl ein, zum Beispiel 12 oder 7.5.',
    'Indique un número, por ejemplo 12 o 7.5.',
    'Veuillez saisir un nombre, par exemple 12 ou 7.5.',
  ],
  [
    problems['too-small'],
    'Diese Zahl ist zu klein.',
    'El número es demasiado pequeño.',
    'Ce nombre est trop petit.',
  ],
  [
    problems['too-large'],
    'Diese Zahl ist zu groß.',
    'El número es demasiado grande.',
    'Ce nombre est trop grand.',
  ],
  [
    problems['no-email'],
    'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    'Indique un correo electrónico, por ejemplo name@example.com.',
    'Veuillez saisir une adresse e-mail, par exemple name@example.com.',
  ],
  [
    problems['no-phone'],
    'Bitte geben Sie eine Telefonnummer ein.',
    'Indique un número de teléfono.',
    'Veuillez saisir un numéro de téléphone.',
  ],
  [problems['no-date'], 'Bitte geben Sie ein Datum ein.', 'Indique una fecha.', 'Veuillez saisir une date.'],
  [
    problems['no-option'],
    'Bitte wählen Sie eine der Möglichkeiten.',
    'Elija una de las opciones.',
    'Veuillez choisir une des options.',
  ],
  [FORM_PAGE_TEXTS.next, 'Weiter', 'Continuar', 'Continuer'],
  [FORM_PAGE_TEXTS.back, 'Zurück', 'Volver', 'Retour'],
  [FORM_PAGE_TEXTS.submit, 'Antworten senden', 'Enviar respuestas', 'Envoyer les réponses'],
  [FORM_PAGE_TEXTS.sending, 'Antworten werden gesendet …', 'Enviando las respuestas…', 'Envoi des réponses…'],
  [
    FORM_PAGE_TEXTS.thanks,
    'Vielen Dank! Ihre Antworten sind angekommen.',
    '¡Gracias! Hemos recibido sus respuestas.',
    'Merci ! Vos réponses sont arrivées.',
  ],
  [
    FORM_PAGE_TEXTS.again,
    'Formular noch einmal ausfüllen',
    'Rellenar el formulario otra vez',
    'Remplir à nouveau le formulaire',
  ],
  [FORM_PAGE_TEXTS.choose, 'Wählen Sie eine Möglichkeit', 'Elija una opción', 'Choisissez une option'],
  [
    FORM_PAGE_TEXTS.problemsFound,
    'Bitte prüfen Sie die markierten Felder.',
    'Revise los campos marcados.',
    'Veuillez vérifier les champs signalés.',
  ],
  [
    FORM_PAGE_TEXTS.failed,
    'Ihre Antworten konnten nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    'No se han podido enviar sus respuestas. Inténtelo de nuevo.',
    'Vos réponses n’ont pas pu être envoyées. Veuillez réessayer.',
  ],
  [
    FORM_PAGE_TEXTS.later,
    'Von hier wurden zu viele Formulare gesendet. Bitte versuchen Sie es später noch einmal.',
    'Se han enviado demasiados formularios desde aquí. Inténtelo más tarde.',
    'Trop de formulaires ont été envoyés d’ici. Veuillez réessayer plus tard.',
  ],
  [
    FORM_PAGE_TEXTS.changed,
    'Dieses Formular hat sich inzwischen geändert. Bitte prüfen Sie Ihre Antworten und senden Sie sie noch einmal.',
    'Este formulario ha cambiado. Revise sus respuestas y envíelas de nuevo.',
    'Ce formulaire a changé entre-temps. Veuillez vérifier vos réponses et les envoyer à nouveau.',
  ],
  [
    FORM_PAGE_TEXTS.missing,
    'Dieses Formular gibt es nicht',
    'Este formulario no existe',
    'Ce formulaire n’existe pas',
  ],
  [
    FORM_PAGE_TEXTS.missingText,
    'Vielleicht wurde es entfernt. Prüfen Sie die Adresse, oder fragen Sie, wer sie Ihnen gegeben hat.',
    'Puede que se haya retirado. Compruebe la dirección o pregunte a quien se la dio.',
    'Il a peut-être été retiré. Vérifiez l’adresse, ou demandez à la personne qui vous l’a donnée.',
  ],
  [FORM_PAGE_TEXTS.leaveEmpty, 'Lassen Sie dies leer', 'Deje esto vacío', 'Laissez ceci vide'],
];
