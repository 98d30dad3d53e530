import * as z from 'zod/mini';
import { signedIn } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { idOf } from '../ids';

export const getModalWidgets = defineEndpoint({
  service: 'integration',
  method: 'GET',
  path: '/modal_widgets',
  summary:
    'Lists what a site can embed of the current library: its widget, and its chat alone. For sites that place the widget themselves (sm = 1), with the line of HTML (S7.5-03, D-143).',
  permission: signedIn(),
  rate: 'staffRead',
  query: z.object({
    support_lib_id: idOf('library'),
    /** whether the site places the widget itself ("self-managed") */
    sm: z.optional(z.enum(['0', '1'])),
  }),
  answer: z.object({
    widgets: z.array(
      z.object({
        type: z.enum(['widget', 'chat']),
        /** to be framed, or opened in a tab of its own */
        url: z.string(),
        /** whether the chat opens at its modal address (S2.3-19) */
        is_modal: z.boolean(),
        /** the line of HTML; '' where none was asked for, or there is none */
        tag: z.string(),
      }),
    ),
  }),
});
export type ModalWidget = z.infer<typeof getModalWidgets.answer>['widgets'][number];
