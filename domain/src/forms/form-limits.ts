/**
 * Sizes and counts of forms, in characters unless the name says otherwise. They stand apart from `LIMITS`, whose file comes
 * with every page that visitors read.
 */
export const FORM_LIMITS = {
  /** forms of a library (D-148), characters of a name, and bytes of a definition on its way */
  forms: 200,
  name: 80,
  bytes: 400_000,
  /** of a definition: pages, fields, options of a choice, and characters of a label, of an option, and of other texts */
  pages: 20,
  fields: 60,
  options: 30,
  label: 200,
  option: 120,
  text: 1_000,
  /** of a submission: characters of an answer, of a long one, and bytes of all of them on their way */
  answer: 500,
  longAnswer: 5_000,
  answersBytes: 200_000,
  /** submissions that belong to one conversation */
  submissionsOfConversation: 50,
} as const;
