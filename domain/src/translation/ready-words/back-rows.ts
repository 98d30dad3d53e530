import { BACK_WORDS } from '../../texts/back-words';
import type { WordRow } from './word-row';

const { today, tomorrow, monday, tuesday, wednesday, thursday, friday, saturday, sunday, date } = BACK_WORDS;

const row = (source: string, de: string, es: string, fr: string): WordRow => [
  source,
  `Wir sind gerade nicht da. Zurück ${de}`,
  `Ahora no estamos. Volvemos ${es}`,
  `Nous sommes absents. De retour ${fr}`,
];

/** When the team is back; a time follows, or a date. */
export const BACK_ROWS: readonly WordRow[] = [
  row(today, 'heute um', 'hoy a las', 'aujourd’hui à'),
  row(tomorrow, 'morgen um', 'mañana a las', 'demain à'),
  row(monday, 'am Montag um', 'el lunes a las', 'lundi à'),
  row(tuesday, 'am Dienstag um', 'el martes a las', 'mardi à'),
  row(wednesday, 'am Mittwoch um', 'el miércoles a las', 'mercredi à'),
  row(thursday, 'am Donnerstag um', 'el jueves a las', 'jeudi à'),
  row(friday, 'am Freitag um', 'el viernes a las', 'vendredi à'),
  row(saturday, 'am Samstag um', 'el sábado a las', 'samedi à'),
  row(sunday, 'am Sonntag um', 'el domingo a las', 'dimanche à'),
  row(date, 'am', 'el', 'le'),
];
