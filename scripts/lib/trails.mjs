import { resolveImport, specifiersOf } from './import-rules.mjs';

/**
 * Questions that a newcomer asks, and where the answer is: the files to start with, and the folders and files
 * that contain it. Everything else (the kit, the transport, texts, entities) is already known, or need not be.
 * `goal` is how many files the answer should take; `most` is how many it may take, which only ever gets smaller.
 */
export const TRAILS = [
  {
    question: 'How is a teammate invited, from the dialog to the new account?',
    goal: 15,
    most: 15,
    starts: [
      'web/src/features/team/invite/invite-dialog.tsx',
      'functions/src/teams/invitations/create.ts',
      'web/src/features/invitation/join-page.tsx',
      'functions/src/invitation/approve.ts',
    ],
    within: [
      'web/src/features/team/invite/',
      'web/src/features/invitation/',
      'domain/src/api/teams/invitations.ts',
      'domain/src/api/invitation/',
      'domain/src/invitation/',
      'functions/src/teams/invitations/',
      'functions/src/invitation/',
    ],
  },
  {
    question: "How does an agent's reply reach the visitor?",
    goal: 16,
    most: 16,
    starts: [
      'web/src/features/inbox/thread/thread-pane.tsx',
      'functions/src/inbox/on-message-created.ts',
      'functions/src/mail/delivery/on-outbox-created.ts',
    ],
    within: [
      'web/src/features/inbox/reply/',
      'web/src/shared/conversation/send-message.ts',
      'domain/src/conversation/',
      'functions/src/inbox/reading-wait/',
      'functions/src/mail/',
    ],
  },
  {
    question: 'Who is signed in?',
    goal: 35,
    most: 26,
    starts: ['web/src/features/session/session-provider.tsx'],
    within: ['web/src/features/session/', 'web/src/shared/staff/', 'domain/src/session/'],
  },
];

const liesIn = (path, within) =>
  within.some((area) => (area.endsWith('/') ? path.startsWith(area) : path === area));

/**
 * The files to open to follow a trail, in order of import: the starts, and what these import within its area.
 * @param files path from the root (forward slashes) -> source text
 */
export function followTrail({ starts, within }, files) {
  const found = new Set();
  const left = [...starts];
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    const source = files.get(path);
    if (source === undefined) throw new Error(`${path} begins a trail and does not exist`);
    if (found.has(path)) continue;
    found.add(path);
    for (const specifier of specifiersOf(source)) {
      const to = resolveImport(path, specifier, files);
      if (to !== undefined && files.has(to) && liesIn(to, within)) left.push(to);
    }
  }
  return [...found];
}
