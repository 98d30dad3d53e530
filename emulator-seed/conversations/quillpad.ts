import { DEVICES, type DemoConversation, MINUTES } from '../conversation-data';

const { hour, day } = MINUTES;

export const QUILLPAD: readonly DemoConversation[] = [
  {
    slug: 'notes-missing-on-tablet',
    library: 'quillpad',
    status: 'open',
    visitor: { name: 'Hannah Weiss', email: 'hannah.weiss@notiz.example' },
    device: DEVICES.android,
    page: '/article/details/quillpad/quillpad-notes-do-not-sync',
    startedMinutesAgo: 38,
    isUnread: true,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'I wrote four notes on the train yesterday and they are on my phone, but not on the tablet. Both show a green dot and the same account.',
      },
    ],
  },
  {
    slug: 'student-discount',
    library: 'quillpad',
    status: 'pending',
    visitor: { name: 'Diego Fuentes', email: 'diego.fuentes@correo.example' },
    device: DEVICES.windows,
    page: '/article/details/quillpad/quillpad-free-and-plus',
    assignedTo: 'quillpad-agent',
    startedMinutesAgo: 2 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'My university does not give us mail addresses. Can I get the student price with my enrolment letter?',
      },
      {
        from: 'agent',
        afterMinutes: 4 * hour,
        text: 'Yes. Upload a photo of it under Settings → Plan → Student; you may cover everything except name, school and date. We check it by hand and delete it afterwards, usually on the same day.',
      },
    ],
  },
  {
    slug: 'markdown-export',
    library: 'quillpad',
    status: 'closed',
    visitor: { name: 'Lin Chen', email: 'lin.chen@xinxiang.example' },
    device: DEVICES.linux,
    page: '/quillpad',
    assignedTo: 'quillpad-agent',
    startedMinutesAgo: 11 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'When I export a notebook as Markdown, the pictures are links to your server. Can they be in the archive instead?',
      },
      {
        from: 'agent',
        afterMinutes: 90,
        text: 'They can: choose "Markdown with attachments" in the export dialogue. The links then point to a folder in the archive, relative to the note.',
      },
      {
        from: 'visitor',
        afterMinutes: 15,
        text: 'I had overlooked the little arrow beside the button. Works.',
      },
    ],
  },
  {
    slug: 'restore-notebook',
    library: 'quillpad',
    status: 'closed',
    visitor: { name: 'Margaret Ashworth', email: 'm.ashworth@letterbox.example' },
    device: DEVICES.mac,
    page: '/quillpad',
    assignedTo: 'quillpad-agent',
    startedMinutesAgo: 45 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'I have deleted "Garden 2025" with about eighty notes. Please tell me that it is not gone.',
      },
      {
        from: 'agent',
        afterMinutes: 12,
        text: 'It is not. Open Trash in the sidebar, right-click Garden 2025 and choose Restore. Everything comes back with its tags and its history.',
      },
      { from: 'visitor', afterMinutes: 6, text: 'All eighty are back. You have saved my tomatoes.' },
    ],
  },
];
