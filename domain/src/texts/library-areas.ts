import type { ChangedArea } from '../entities/library';

/** Names of a library's parts in the audit log and the feed; ours (D-47). */
const LABELS: Readonly<Record<ChangedArea, string>> = {
  settings: 'settings',
  company: 'company data',
  theme: 'theme',
  customCss: 'custom styles',
  categoryOrder: 'category order',
  defaultContent: 'default content',
  defaultNews: 'default news',
  defaultCourses: 'default courses',
  defaultSops: 'default SOPs',
  ratings: 'ratings',
  ticketMail: 'email about tickets',
  chat: 'chat settings',
  contactForm: 'contact form',
  prioritySupport: 'priority support',
  businessHours: 'business hours',
  loadNotice: 'notice of unusual load',
  notifications: 'notifications',
  serviceLevels: 'service levels',
  routing: 'routing',
};

const isArea = (value: string): value is ChangedArea => Object.hasOwn(LABELS, value);

/** Returns the label of an area, or “settings” for an area this version does not know. */
export const libraryAreaLabel = (area: string | undefined): string =>
  area !== undefined && isArea(area) ? LABELS[area] : LABELS.settings;
