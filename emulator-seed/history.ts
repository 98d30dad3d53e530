import type { AuditAction, AuditChange } from '@harborline/domain/entities/audit';
import type { DemoLibraryKey } from './library-data';

/** An action of staff in a library; times count back from the moment the world is loaded. */
export interface DemoAction {
  readonly library: DemoLibraryKey;
  readonly hoursAgo: number;
  readonly action: AuditAction;
  /** uid of the actor */
  readonly by: string;
  readonly target: { readonly kind: string; readonly id: string; readonly label: string };
  readonly details?: Readonly<Record<string, string>>;
  readonly changes?: readonly AuditChange[];
}

const DAY = 24;

const teammate = (id: string, label: string) => ({ kind: 'teammate', id, label });
const invitation = (label: string) => ({ kind: 'invitation', id: '', label });
const article = (library: DemoLibraryKey, slug: string, label: string) => ({
  kind: 'article',
  id: `${library}-${slug}`,
  label,
});
const settings = (label: string) => ({ kind: 'settings', id: '', label });
const library = (id: string, label: string) => ({ kind: 'library', id, label });

const LUMEN: readonly Omit<DemoAction, 'library'>[] = [
  {
    hoursAgo: 2,
    action: 'article-published',
    by: 'lumen-writer',
    target: article('lumen', 'charger-light-codes', 'What the light on the charger means'),
  },
  {
    hoursAgo: 21,
    action: 'acting-ended',
    by: 'northbeam-owner',
    target: library('lumencycles0000demo1', 'Lumen Cycles'),
    details: { reason: 'switched-back' },
  },
  {
    hoursAgo: 23,
    action: 'settings-changed',
    by: 'northbeam-owner',
    target: settings('settings'),
    details: { area: 'settings' },
    changes: [
      { field: 'settings.settings.companyPhone', before: '', after: '+44 20 5550 0142' },
      {
        field: 'settings.metaData.description',
        before: 'Help for Lumen riders.',
        after: 'Guides, answers and contact for everyone who rides a Lumen electric bike.',
      },
    ],
  },
  {
    hoursAgo: 24,
    action: 'acting-started',
    by: 'northbeam-owner',
    target: library('lumencycles0000demo1', 'Lumen Cycles'),
  },
  {
    hoursAgo: 2 * DAY + 3,
    action: 'teammate-invited',
    by: 'lumen-admin',
    target: invitation('hanna@lumen.example'),
    details: { role: 'writer' },
  },
  {
    hoursAgo: 3 * DAY,
    action: 'permissions-changed',
    by: 'lumen-owner',
    target: teammate('lumen-sofie', 'Sofie'),
    details: { granted: 'canSuperviseChats, canViewReports', revoked: 'canAssignChats' },
  },
  {
    hoursAgo: 4 * DAY + 5,
    action: 'article-unpublished',
    by: 'lumen-editor',
    target: article('lumen', 'delete-your-account', 'Delete your account and your data'),
  },
  {
    hoursAgo: 4 * DAY + 2,
    action: 'article-published',
    by: 'lumen-editor',
    target: article('lumen', 'delete-your-account', 'Delete your account and your data'),
  },
  {
    hoursAgo: 6 * DAY,
    action: 'settings-changed',
    by: 'lumen-admin',
    target: settings('theme'),
    details: { area: 'theme' },
    changes: [{ field: 'widgetTheme.position', before: 'left', after: 'right' }],
  },
  {
    hoursAgo: 8 * DAY + 4,
    action: 'teammate-deactivated',
    by: 'lumen-owner',
    target: teammate('lumen-elias', 'Elias'),
  },
  {
    hoursAgo: 9 * DAY,
    action: 'article-published',
    by: 'lumen-writer',
    target: article('lumen', 'battery-health', 'Check the health of your battery'),
  },
  {
    hoursAgo: 12 * DAY,
    action: 'teammate-invited',
    by: 'lumen-admin',
    target: invitation('pascal@lumen.example'),
    details: { role: 'agent' },
  },
  {
    hoursAgo: 15 * DAY,
    action: 'role-changed',
    by: 'lumen-owner',
    target: teammate('lumen-editor', 'Imogen'),
    details: { from: 'writer', to: 'editor' },
  },
  {
    hoursAgo: 18 * DAY + 6,
    action: 'invitation-approved',
    by: 'lumen-june',
    target: teammate('lumen-june', 'June'),
    details: { role: 'agent' },
  },
  {
    hoursAgo: 19 * DAY,
    action: 'teammate-invited',
    by: 'lumen-owner',
    target: invitation('june@lumen.example'),
    details: { role: 'agent' },
  },
  {
    hoursAgo: 22 * DAY,
    action: 'article-published',
    by: 'lumen-editor',
    target: article('lumen', 'riding-in-winter', 'Riding in winter'),
  },
  {
    hoursAgo: 26 * DAY,
    action: 'address-changed',
    by: 'lumen-owner',
    target: library('lumencycles0000demo1', 'Lumen Cycles'),
    changes: [{ field: 'library_domain', before: 'lumencycles.example', after: 'lumen.example' }],
  },
];

const OTHERS: readonly DemoAction[] = [
  {
    library: 'northbeam',
    hoursAgo: 30 * DAY,
    action: 'library-created',
    by: 'northbeam-owner',
    target: library('kettlecrumb0000demo1', 'Kettle & Crumb'),
  },
  {
    library: 'northbeam',
    hoursAgo: 11 * DAY,
    action: 'invitation-approved',
    by: 'northbeam-orla',
    target: teammate('northbeam-orla', 'Orla'),
    details: { role: 'agent' },
  },
  {
    library: 'fernway',
    hoursAgo: 5 * DAY,
    action: 'settings-changed',
    by: 'fernway-owner',
    target: settings('company'),
    details: { area: 'company' },
    changes: [{ field: 'companyEmail', before: 'office@fernway.example', after: 'hello@fernway.example' }],
  },
  {
    library: 'quillpad',
    hoursAgo: 7 * DAY,
    action: 'article-published',
    by: 'quillpad-owner',
    target: article('quillpad', 'share-a-note', 'Share a note with someone'),
  },
];

/** The activity in the demo world's libraries over the last weeks. */
export const DEMO_ACTIONS: readonly DemoAction[] = [
  ...LUMEN.map((demoAction) => ({ library: 'lumen' as const, ...demoAction })),
  ...OTHERS,
];
