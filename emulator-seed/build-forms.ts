import { EMPTY_FORM, type FormDefinition, type FormField } from '@harborline/domain/forms/form-definition';
import { form, formDraft, formSubmission, formVersion } from '@harborline/domain/stores/forms';
import { conversationRef, visitorUid } from './build-conversation';
import { demoConversation } from './conversations/index';
import { LIBRARY_IDS } from './library-data';
import { MINUTE_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';

const REF = 'lumen-form-test-ride';
const support_lib_id = LIBRARY_IDS.lumen;

const field = (ref: string, changes: Partial<FormField> & Pick<FormField, 'kind' | 'label'>): FormField => ({
  ...{ ref, help: '', is_required: false, show_if: '', required_if: '', problem_text: '' },
  ...{ options: [], least: null, most: null },
  ...changes,
});

const DEFINITION: FormDefinition = {
  ...EMPTY_FORM,
  title: 'Book a test ride',
  intro: 'Tell us which bike you would like to try, and when. We call you to agree on a time.',
  thank_you_text: 'Thank you! We will call you within two working days.',
  pages: [
    {
      title: 'The bike',
      fields: [
        field('f_bike', {
          kind: 'choice',
          label: 'Which bike?',
          is_required: true,
          options: [
            { ref: 'o_city', label: 'Lumen City' },
            { ref: 'o_cargo', label: 'Lumen Cargo' },
          ],
        }),
        field('f_children', {
          kind: 'number',
          label: 'How many children will ride along?',
          show_if: 'f_bike.any-of(o_cargo)',
          least: 0,
          most: 4,
        }),
        field('f_day', { kind: 'date', label: 'Which day suits you?' }),
      ],
    },
    {
      title: 'About you',
      fields: [
        field('f_name', { kind: 'text', label: 'Your name', is_required: true }),
        field('f_phone', { kind: 'phone', label: 'Your phone number', is_required: true }),
        field('f_consent', {
          kind: 'consent',
          label: 'You may call me about the test ride.',
          is_required: true,
        }),
      ],
    },
  ],
};

/** The ticket from which a visitor has sent the form. */
const LINKED = demoConversation('belt-squeak');

const ANSWERS = {
  f_bike: 'o_cargo',
  f_children: '2',
  f_day: '2026-12-12',
  f_name: 'Mara Lindqvist',
  f_phone: '+44 117 496 0199',
  f_consent: 'yes',
};

/** The form of the demo world, and what somebody has sent by it. */
export function formDocs({ nowMs, toTime }: SeedClock): SeedDoc[] {
  const hoursAgo = (hours: number) => toTime(nowMs - hours * 60 * MINUTE_MS);
  return [
    seedDoc(form(REF), {
      ...{ support_lib_id, name: 'Test ride', is_published: true, published_version: 1 },
      ...{ draft_version: 2, published_draft_version: 2, updated_at: hoursAgo(50), updated_by: 'Nora Bell' },
    }),
    seedDoc(formDraft(REF), { support_lib_id, definition: DEFINITION }),
    seedDoc(formVersion(REF, 1), {
      ...{ support_lib_id, form_ref: REF, version: 1, definition: DEFINITION },
      ...{ published_at: hoursAgo(50), published_by: 'Nora Bell' },
    }),
    seedDoc(formSubmission('lumen-submission-mara'), {
      ...{ support_lib_id, form_ref: REF, version: 1, answers: ANSWERS, submitted_at: hoursAgo(5) },
      ...{ visitor_uid: 'lumen-visitor-mara', conversation_ref: '' },
    }),
    seedDoc(formSubmission('lumen-submission-linked'), {
      ...{ support_lib_id, form_ref: REF, version: 1, submitted_at: hoursAgo(3) },
      answers: {
        f_bike: 'o_city',
        f_name: LINKED.visitor.name,
        f_phone: '+44 117 496 0142',
        f_consent: 'yes',
      },
      ...{ visitor_uid: visitorUid(LINKED), conversation_ref: conversationRef(LINKED) },
    }),
  ];
}
