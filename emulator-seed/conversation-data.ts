import type { Conversation, ConversationStatus } from '@harborline/domain/entities/conversation';
import type { DemoLibraryKey } from './libraries';

/** Minutes since the previous message, the writer and the text. */
export interface DemoMessage {
  readonly from: 'visitor' | 'agent' | 'note';
  readonly afterMinutes: number;
  readonly text: string;
  /** uid of the writer for agents and notes; the library's agent when left out */
  readonly by?: string;
  /** whom a note mentions, by uid, and whether they have seen it */
  readonly mentions?: Readonly<Record<string, 'seen' | 'unseen'>>;
}

/** One conversation of the demo world; times count back from the moment the world is loaded. */
export interface DemoConversation {
  readonly slug: string;
  readonly library: DemoLibraryKey;
  readonly status: ConversationStatus;
  readonly source?: Conversation['source'];
  readonly visitor: { readonly name: string; readonly email: string };
  readonly device: { readonly os: string; readonly browser: string };
  /** path of the page it was sent from */
  readonly page: string;
  readonly orderNumber?: string;
  readonly helpSteps?: Conversation['help_steps'];
  /** of a ticket that a teammate opened for the visitor: their uid and its title (D-100) */
  readonly opened?: { readonly by: string; readonly title: string };
  readonly assignedTo?: string;
  /** uid of the teammate who had it before */
  readonly reassignedFrom?: string;
  /** minutes since the first message */
  readonly startedMinutesAgo: number;
  readonly isUnread: boolean;
  readonly messages: readonly DemoMessage[];
}

export const MINUTES = { hour: 60, day: 24 * 60 } as const;

/** Browsers of the demo world's visitors. */
export const DEVICES = {
  mac: { os: 'Mac OS', browser: 'Safari' },
  macChrome: { os: 'Mac OS', browser: 'Chrome' },
  windows: { os: 'Windows', browser: 'Chrome' },
  windowsEdge: { os: 'Windows', browser: 'Edge' },
  linux: { os: 'Linux', browser: 'Firefox' },
  iphone: { os: 'iOS', browser: 'Safari' },
  android: { os: 'Android', browser: 'Chrome' },
} as const;
