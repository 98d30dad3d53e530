import { CHAT_IDENTITIES, CHAT_RETURNS, CHAT_WAITS } from '@harborline/domain/chat/chat-choices';
import { DEFAULT_CHAT_SETTINGS } from '@harborline/domain/entities/chat-settings';
import {
  isPrivateArea,
  LIBRARY_AREAS,
  type LibraryArea,
  NO_INBOUND_MAIL,
} from '@harborline/domain/entities/library';
import { NO_RATINGS } from '@harborline/domain/entities/rating';
import { LIMITS } from '@harborline/domain/limits';
import { docPath, storagePath } from '@harborline/domain/paths';
import { RATING_DELAYS } from '@harborline/domain/ratings/rating-values';
import { makeContactForm } from '@harborline/domain/testing/factories';
import { describe, it } from 'vitest';
import { target } from './support/environment';
import { allows, commit, denies, get, layOut, remove, SERVER_TIME, set, update } from './support/firestore';
import { AGENCY_LIB, EVERYBODY, LIB, OTHER_LIB, OUTSIDERS, type Person, STAFF } from './support/people';
import { uploadAddress } from './support/uploads';
import { useWorld } from './support/world';

useWorld();

const MANAGERS: Person[] = ['owner', 'admin', 'agencyInside'];
const NOT_MANAGERS: Person[] = ['editor', 'writer', 'agent', 'viewer', ...OUTSIDERS];

/** They publish articles, and so choose what is shown of the parent; of its news, courses and SOPs, those who publish such do. */
const PUBLISHERS: Person[] = ['editor', 'writer'];
const mayChange = (area: LibraryArea, person: Person): boolean =>
  MANAGERS.includes(person) ||
  (area === 'defaultContent' && PUBLISHERS.includes(person)) ||
  (['defaultNews', 'defaultCourses', 'defaultSops'].includes(area) && person === 'editor');
const managersOf = (area: LibraryArea): Person[] =>
  [...MANAGERS, ...NOT_MANAGERS].filter((person) => mayChange(area, person));
const othersThan = (area: LibraryArea): Person[] => NOT_MANAGERS.filter((person) => !mayChange(area, person));

interface Saving {
  readonly library?: string;
  /** the part of lastChange to forge; null: no lastChange at all */
  readonly log?: object | null;
  readonly change?: object;
}

/** The values of a change, or a function that makes new ones for each person. */
type Change = object | (() => object);

/** What a settings page sends: the change and who made it, in one batch. */
const save =
  (area: LibraryArea, change: Change, { library = LIB, log = {}, change: also = {} }: Saving = {}) =>
  (person: Person) => {
    const path = isPrivateArea(area) ? docPath.libraryPrivate(library) : docPath.library(library);
    const changed = update(path, { ...(typeof change === 'function' ? change() : change), ...also });
    const entry = { updated_by: person, updated_at: SERVER_TIME, area, ...log };
    return log ? commit(changed, set(docPath.libraryLastChange(library), entry)) : commit(changed);
  };

/** A real change of the theme, with a change of the mail address in the same commit. */
const saveAddressAsTheme = (person: Person) =>
  commit(
    update(docPath.library(LIB), SOUND.theme()),
    update(docPath.libraryPrivate(LIB), SOUND.company()),
    set(docPath.libraryLastChange(LIB), { updated_by: person, updated_at: SERVER_TIME, area: 'theme' }),
  );

/** Only a lastChange: nothing changes. */
const noteChange = (area: LibraryArea) => (person: Person) =>
  set(docPath.libraryLastChange(LIB), {
    updated_by: person,
    updated_at: SERVER_TIME,
    area,
  });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const favicon = (library: string) => uploadAddress(storagePath.cover(library, 'k3-icon.png'));

let saved = 0;
/** An unused number, since saving the same value changes nothing. */
function next(): number {
  saved += 1;
  return saved;
}

/** All that staff can choose, except what the world has. */
const OTHER_RATINGS = [true, false].flatMap((isOn) =>
  [true, false].flatMap((isSignatureRequired) =>
    RATING_DELAYS.map((delayHours) => ({ isOn, delayHours, isSignatureRequired })).filter(
      (choice) => JSON.stringify(choice) !== JSON.stringify(NO_RATINGS),
    ),
  ),
);

const OTHER_CHATS = CHAT_IDENTITIES.flatMap((identity) =>
  CHAT_WAITS.flatMap((waitMinutes) =>
    CHAT_RETURNS.map((returnMinutes) => ({ identity, isAutoAssigned: false, waitMinutes, returnMinutes })),
  ),
);

const CHAT = DEFAULT_CHAT_SETTINGS;
const TICKET_MAIL = { selfManaged: true, contactEmail: 'help@acme.example', supportEmailSubject: '' };
const RATINGS = { isOn: true, delayHours: 4, isSignatureRequired: false };

const SOUND: Record<Exclude<LibraryArea, 'categoryOrder'>, () => object> = {
  settings: () => ({
    'settings.settings.companyName': `Acme Bikes ${next()}`,
    'settings.settings.companyPhone': '+44',
    'settings.metaData': { title: 'Help', description: 'Answers', keywords: 'a, b' },
  }),
  company: () => ({ companyEmail: `hello${next()}@acme.example` }),
  theme: () => ({
    'publicHelpCenterTheme.themeColor': '#1B5e8c',
    'publicHelpCenterTheme.favicon': favicon(LIB),
    widgetTheme: { themeColor: '#fff', position: 'left', greeting: `Hi ${next()}` },
  }),
  customCss: () => ({
    'publicHelpCenterTheme.isCustomCss': true,
    'publicHelpCenterTheme.customCss': `a{order:${next()}}`,
  }),
  defaultContent: () => ({
    disabled_default_articles: true,
    disabled_default_categories: false,
    enabled_default_articles: [`article${next()}`],
    enabled_default_categories: [],
  }),
  defaultNews: () => ({
    disabled_default_newsFlash: true,
    enabled_default_newsFlash: [`news${next()}`],
  }),
  defaultCourses: () => ({
    disabled_default_courses: true,
    enabled_default_courses: [`course${next()}`],
  }),
  defaultSops: () => ({
    disabled_default_sopArticles: true,
    enabled_default_sopArticles: [`sop${next()}`],
  }),
  ratings: () => ({ ratings: OTHER_RATINGS[next() % OTHER_RATINGS.length] }),
  ticketMail: () => ({ ticket: { ...TICKET_MAIL, supportEmailSubject: `#[ticketId] ${next()}` } }),
  chat: () => ({ chatSettings: OTHER_CHATS[next() % OTHER_CHATS.length] }),
};
const AREAS = Object.keys(SOUND) as (keyof typeof SOUND)[];

it('a change logged as one part lets no other part change with it', async () => {
  const permissions = { canManageWidgetSettings: true };
  await layOut({ [docPath.user('admin')]: { ...STAFF.admin, permissions } });
  await allows(['admin'], save('theme', SOUND.theme));
  await denies(['admin', 'owner'], saveAddressAsTheme);
});

describe.each(AREAS)('the part %s of a library', (area) => {
  const sound = SOUND[area];

  it('is changed by people with the slugs, in the library they act in', async () => {
    await allows(managersOf(area), save(area, sound));
    await denies(othersThan(area), save(area, sound));
    await denies(['owner', 'agencyInside'], save(area, sound, { library: OTHER_LIB }));
    await denies(['agencyInside', 'agencyOver'], save(area, sound, { library: AGENCY_LIB }));
    await allows(
      ['otherOwner', 'otherAdmin'],
      save(area, () => ({ ...sound(), ...ownFavicon(area) }), { library: OTHER_LIB }),
    );
  });

  it('is never changed without recording who, when and what in the same commit', async () => {
    await denies(['owner'], save(area, sound, { log: null }));
    await denies(['owner'], save(area, sound, { log: { updated_by: 'admin' } }));
    await denies(['owner'], save(area, sound, { log: { updated_at: new Date(0) } }));
    await denies(['owner'], save(area, sound, { log: { area: 'categoryOrder' } }));
    await denies(['owner'], save(area, sound, { log: { area: 'billing' } }));
    await denies(['owner'], save(area, sound, { log: { note: 'x' } }));
  });

  it('is not changed under a lastChange of an earlier commit', async () => {
    await allows(['owner'], save(area, sound));
    await pause(2);
    await denies(['owner'], save(area, sound, { log: null }));
  });

  it('is not changed under a lastChange that someone else wrote in the same millisecond', async () => {
    for (let round = 0; round < 10; round += 1) {
      await target.withinOneMillisecond(async () => {
        await allows(['owner'], save(area, sound));
        await denies(['editor'], save(area, sound, { log: null }));
      });
    }
  });

  it('is not changed under the name of another part', async () => {
    for (const other of AREAS.filter((name) => name !== area)) {
      await denies(['owner'], save(area, sound, { log: { area: other } }));
    }
  });

  it('is the only thing that changes', async () => {
    const foreign = isPrivateArea(area) ? { is_white_label: true } : { isContactFormOnline: false };
    await denies(['owner'], save(area, sound, { change: foreign }));
    await denies(['owner'], save(area, sound, { change: { is_subscription_active: true } }));
    await denies(['owner'], save(area, sound, { change: { parent_lib_id: OTHER_LIB } }));
    await denies(['owner'], save(area, sound, { change: { library_refkey: 'mine' } }));
  });
});

it('D-96: the contact form is changed by functions alone, under whatever name', async () => {
  const contactForm = makeContactForm({ searchStep: true });
  const hostile = { ...contactForm, html: '<script>', steps: 'x' };
  for (const change of [
    { contactForm },
    { contactForm: hostile },
    { 'contactForm.searchStep': true },
    { isContactFormOnline: false },
    { contact_form_version: 7 },
  ]) {
    await denies(EVERYBODY, save('theme', change, { log: null }));
    for (const area of ['contactForm', 'settings', 'theme']) {
      await denies(EVERYBODY, save('theme', change, { log: { area } }));
    }
  }
  await denies(EVERYBODY, save('theme', SOUND.theme, { log: { area: 'contactForm' } }));
});

const ownFavicon = (area: LibraryArea) =>
  area === 'theme' ? { 'publicHelpCenterTheme.favicon': favicon(OTHER_LIB) } : {};

describe('each slug alone', () => {
  const holding = (...slugs: string[]) =>
    layOut({
      [docPath.user('agent')]: {
        ...STAFF.agent,
        permissions: Object.fromEntries(slugs.map((slug) => [slug, true])),
      },
    });

  it('general settings: settings and company, but not the theme', async () => {
    await holding('canManageGeneralAndSecuritySettings');
    for (const area of ['settings', 'company'] as const) await allows(['agent'], save(area, SOUND[area]));
    for (const area of [
      'theme',
      'ratings',
      'ticketMail',
      'chat',
      'customCss',
      'defaultContent',
      'defaultNews',
      'defaultSops',
    ] as const) {
      await denies(['agent'], save(area, SOUND[area]));
    }
  });

  it('widget settings: the theme, and custom CSS only with integrations (D-15)', async () => {
    await holding('canManageWidgetSettings');
    await allows(['agent'], save('theme', SOUND.theme));
    await allows(['agent'], save('ratings', SOUND.ratings));
    await allows(['agent'], save('ticketMail', SOUND.ticketMail));
    for (const area of ['settings', 'company', 'customCss'] as const) {
      await denies(['agent'], save(area, SOUND[area]));
    }
    await holding('canCreateAndEditIntegrations');
    await denies(['agent'], save('customCss', SOUND.customCss));
    await holding('canManageWidgetSettings', 'canCreateAndEditIntegrations');
    await allows(['agent'], save('customCss', SOUND.customCss));
  });

  it('chat settings: how the library chats, and nothing else', async () => {
    await holding('canManageChatSettings');
    await allows(['agent'], save('chat', SOUND.chat));
    for (const area of AREAS.filter((other) => other !== 'chat'))
      await denies(['agent'], save(area, SOUND[area]));
    await holding('canTakeChats', 'canSuperviseChats', 'canAssignChats', 'canManageWidgetSettings');
    await denies(['agent'], save('chat', SOUND.chat));
  });

  it('S3-07: publishing articles: what is shown of the parent, and nothing else', async () => {
    await holding('canManageAndPublishHelpCenterArticles');
    await allows(['agent'], save('defaultContent', SOUND.defaultContent));
    for (const area of ['settings', 'company', 'theme', 'customCss', 'defaultNews'] as const) {
      await denies(['agent'], save(area, SOUND[area]));
    }
    await holding('canCreateAndUpdateHelpCenterArticles', 'canManageWidgetSettings');
    await denies(['agent'], save('defaultContent', SOUND.defaultContent));
  });

  it('S3-07: publishing news: which news of the parent are shown, and nothing else', async () => {
    await holding('canManageAndPublishNewsArticles');
    await allows(['agent'], save('defaultNews', SOUND.defaultNews));
    await denies(['agent'], save('defaultContent', SOUND.defaultContent));
    await denies(['agent'], save('defaultContent', SOUND.defaultNews));
    await denies(['agent'], save('defaultNews', SOUND.defaultContent));
    await holding('canCreateAndUpdateNewsArticles');
    await denies(['agent'], save('defaultNews', SOUND.defaultNews));
  });

  it('D-84: publishing courses: which courses of the parent are shown, and nothing else', async () => {
    await holding('canManageAndPublishCoursesArticles');
    await allows(['agent'], save('defaultCourses', SOUND.defaultCourses));
    await denies(['agent'], save('defaultSops', SOUND.defaultSops));
    await denies(['agent'], save('defaultSops', SOUND.defaultCourses));
    await denies(['agent'], save('defaultCourses', SOUND.defaultSops));
    await holding('canCreateAndUpdateCoursesArticles');
    await denies(['agent'], save('defaultCourses', SOUND.defaultCourses));
  });

  it('D-84: publishing SOPs, which takes both slugs: which SOPs of the parent are shown, and nothing else', async () => {
    await holding('canCreateAndUpdateSopArticles', 'canManageAndPublishSopArticles');
    await allows(['agent'], save('defaultSops', SOUND.defaultSops));
    await denies(['agent'], save('defaultNews', SOUND.defaultNews));
    await denies(['agent'], save('defaultNews', SOUND.defaultSops));
    await denies(['agent'], save('defaultSops', SOUND.defaultNews));
    for (const slug of ['canCreateAndUpdateSopArticles', 'canManageAndPublishSopArticles'] as const) {
      await holding(slug);
      await denies(['agent'], save('defaultSops', SOUND.defaultSops));
    }
  });

  it('writers may say that they changed the order of categories', async () => {
    const order = () => ({ categoryPositioning: [`open${next()}`] });
    await allows(['owner', 'writer', 'agencyInside'], save('categoryOrder', order));
    await allows(['writer'], save('categoryOrder', order, { log: null }));
    await denies(['agent', 'viewer', ...OUTSIDERS], save('categoryOrder', order));
    await denies(['viewer'], save('categoryOrder', order, { log: null }));
    await denies(['agent', 'viewer', ...OUTSIDERS], noteChange('categoryOrder'));
  });

  it('nobody says that somebody else changed the order of categories, or at another time', async () => {
    const order = () => ({ categoryPositioning: [`open${next()}`] });
    await denies(['owner', 'writer'], save('categoryOrder', order, { log: { updated_by: 'admin' } }));
    await denies(['owner', 'writer'], save('categoryOrder', order, { log: { updated_at: new Date(0) } }));
  });
});

const footerLink = (label: string, address = 'https://acme.example/') => ({ label, address });
const logo = (library: string) => uploadAddress(storagePath.cover(library, 'logo-k3.png'));

describe('shapes', () => {
  const meta = 'settings.metaData';
  const theme = 'publicHelpCenterTheme';
  const widget = { themeColor: '#fff', position: 'left', greeting: '' };
  const text = (length: number) => 'x'.repeat(length);
  const links = (count: number) => Array.from({ length: count }, (_, index) => footerLink(`Link ${index}`));
  const ids = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => String(index).padStart(length, 'x'));
  const longest = (length: number) => 'https://acme.example/'.padEnd(length, 'x');
  const lastLink = (link: object) => ({ helpCenterHome: { footerLinks: [...links(11), link] } });

  it.each<[LibraryArea, object]>([
    ['settings', { 'settings.settings.companyName': text(LIMITS.companyName) }],
    ['settings', { 'settings.settings.companyPhone': text(LIMITS.companyPhone) }],
    ['settings', { [`${meta}.title`]: text(LIMITS.metaTitle) }],
    ['settings', { [`${meta}.description`]: text(LIMITS.metaDescription) }],
    ['settings', { [`${meta}.keywords`]: text(LIMITS.metaKeywords) }],
    ['settings', { 'settings.synonyms': text(LIMITS.synonyms) }],
    ['settings', { [`${meta}.language`]: 'he' }],
    ['settings', { [`${meta}.language`]: 'pt-BR' }],
    ['settings', { [`${meta}.language`]: 'zh-Hans' }],
    ['company', { companyEmail: '' }],
    ['company', { companyEmail: `${text(64)}@acme.example` }],
    ['company', { companyEmail: `a@${'b.'.repeat(122)}example1` }],
    ['ratings', { ratings: { isOn: false, delayHours: 0, isSignatureRequired: false } }],
    ['ratings', { ratings: { isOn: true, delayHours: 72, isSignatureRequired: true } }],
    ['ticketMail', { ticket: { ...TICKET_MAIL, selfManaged: false, contactEmail: '' } }],
    ['ticketMail', { ticket: { ...TICKET_MAIL, contactEmail: `${text(64)}@acme.example` } }],
    ['ticketMail', { ticket: { ...TICKET_MAIL, supportEmailSubject: text(LIMITS.subject) } }],
    ['chat', { chatSettings: { ...CHAT, identity: 'off', waitMinutes: 15, returnMinutes: 30 } }],
    ['chat', { chatSettings: { ...CHAT, identity: 'required', isAutoAssigned: false, returnMinutes: 2 } }],
    ['company', { inboundMail: { opensTickets: true } }],
    ['theme', { [`${theme}.themeColor`]: '#AbC' }],
    ['theme', { [`${theme}.favicon`]: '', [`${theme}.themeColor`]: '#000000' }],
    ['theme', { [`${theme}.favicon`]: 'https://acme.example/favicon.ico' }],
    ['theme', { [`${theme}.favicon`]: `https://a.example/${text(1_982)}` }],
    ['theme', { widgetTheme: { ...widget, position: 'right', greeting: text(LIMITS.widgetGreeting) } }],
    [
      'theme',
      {
        widgetTheme: {
          ...widget,
          ...{ mark: 'initial', launcher: 'hidden', launcherLabel: text(LIMITS.launcherLabel) },
        },
      },
    ],
    ['theme', { widgetTheme: { ...widget, mark: 'icon', launcher: 'shown', launcherLabel: '' } }],
    ['theme', { default_display: 'articles' }],
    ['theme', { helpCenterHome: { logo: logo(LIB), hasPopularArticles: true } }],
    ['theme', { 'helpCenterHome.headline': text(LIMITS.homeHeadline) }],
    ['theme', { helpCenterHome: { logo: '', introduction: text(LIMITS.homeIntroduction), footerLinks: [] } }],
    ['theme', { helpCenterHome: { footerLinks: links(LIMITS.footerLinks) } }],
    ['theme', { helpCenterHome: { footerLinks: [footerLink(text(LIMITS.footerLabel), longest(500))] } }],
    ['customCss', { [`${theme}.customCss`]: text(LIMITS.customCss) }],
    ['defaultContent', { disabled_default_articles: false, disabled_default_categories: false }],
    ['defaultContent', { enabled_default_articles: ['a'], enabled_default_categories: ['c', 'd'] }],
    ['defaultContent', { enabled_default_articles: ids(LIMITS.categoryOrder, 32) }],
    ['defaultNews', { disabled_default_newsFlash: false }],
    ['defaultNews', { enabled_default_newsFlash: ids(LIMITS.categoryOrder, 32) }],
    ['defaultCourses', { disabled_default_courses: false }],
    ['defaultCourses', { enabled_default_courses: ids(LIMITS.categoryOrder, 32) }],
    ['defaultSops', { disabled_default_sopArticles: false }],
    ['defaultSops', { enabled_default_sopArticles: ids(LIMITS.categoryOrder, 32) }],
  ])('%s: takes the longest and the least', (area, change) => allows(['owner'], save(area, change)));

  it.each<[LibraryArea, string, object]>([
    [
      'settings',
      'a name that is too long',
      { 'settings.settings.companyName': text(LIMITS.companyName + 1) },
    ],
    [
      'settings',
      'a phone that is too long',
      { 'settings.settings.companyPhone': text(LIMITS.companyPhone + 1) },
    ],
    ['settings', 'a name that is not text', { 'settings.settings.companyName': 7 }],
    ['settings', 'an extra setting', { 'settings.settings.script': 'x' }],
    ['settings', 'a title that is too long', { [`${meta}.title`]: text(LIMITS.metaTitle + 1) }],
    [
      'settings',
      'a description that is too long',
      { [`${meta}.description`]: text(LIMITS.metaDescription + 1) },
    ],
    ['settings', 'keywords that are too long', { [`${meta}.keywords`]: text(LIMITS.metaKeywords + 1) }],
    ['settings', 'synonyms that are too long', { 'settings.synonyms': text(LIMITS.synonyms + 1) }],
    ['settings', 'synonyms that are not text', { 'settings.synonyms': ['bike'] }],
    ['settings', 'a language that is no language', { [`${meta}.language`]: '"><script>' }],
    ['settings', 'a language that is too long', { [`${meta}.language`]: 'en-Latnx' }],
    ['settings', 'a language that is not text', { [`${meta}.language`]: 7 }],
    ['settings', 'a host that was seen to serve it', { served_hosts: ['acme.example'] }],
    ['settings', 'when a host was seen to serve it', { served_hosts_at: [{ host: 'acme.example', at: 1 }] }],
    ['settings', 'extra metadata', { [`${meta}.script`]: 'x' }],
    ['settings', 'an extra part', { 'settings.billing': {} }],
    ['company', 'an invalid address', { companyEmail: 'hello' }],
    ['company', 'an address of two lines', { companyEmail: 'a@acme.example\nBcc: b@evil.example' }],
    ['company', 'an address that is too long', { companyEmail: `a@${'b.'.repeat(122)}example12` }],
    ['company', 'a local part that is too long', { companyEmail: `${text(65)}@acme.example` }],
    ['company', 'an address that is not text', { companyEmail: 7 }],
    ['company', 'a switch that is no switch', { inboundMail: { opensTickets: 'yes' } }],
    [
      'company',
      'an extra field of the switch',
      { inboundMail: { opensTickets: true, to: 'a@evil.example' } },
    ],
    ['company', 'no switch', { inboundMail: {} }],
    ['company', 'a list for a switch', { inboundMail: [true] }],
    ['ratings', 'a delay that no page offers', { ratings: { ...RATINGS, delayHours: 2 } }],
    ['ratings', 'a switch that is no switch', { ratings: { ...RATINGS, isOn: 'yes' } }],
    ['ratings', 'a signature that is no switch', { ratings: { ...RATINGS, isSignatureRequired: 1 } }],
    ['ratings', 'an extra field', { ratings: { ...RATINGS, isAnonymous: true } }],
    ['ticketMail', 'an invalid address', { ticket: { ...TICKET_MAIL, contactEmail: 'help' } }],
    [
      'ticketMail',
      'an address of two lines',
      { ticket: { ...TICKET_MAIL, contactEmail: 'a@acme.example\nBcc: b@evil.example' } },
    ],
    ['ticketMail', 'two addresses', { ticket: { ...TICKET_MAIL, contactEmail: 'a@x.example,b@x.example' } }],
    ['ticketMail', 'a switch that is no switch', { ticket: { ...TICKET_MAIL, selfManaged: 1 } }],
    [
      'ticketMail',
      'a subject that is too long',
      { ticket: { ...TICKET_MAIL, supportEmailSubject: text(LIMITS.subject + 1) } },
    ],
    ['ticketMail', 'a subject that is not text', { ticket: { ...TICKET_MAIL, supportEmailSubject: 7 } }],
    ['ticketMail', 'an extra field', { ticket: { ...TICKET_MAIL, bcc: 'b@evil.example' } }],
    ['ticketMail', 'a missing field', { ticket: { selfManaged: true, contactEmail: 'a@acme.example' } }],
    ['ticketMail', 'a single field', { 'ticket.bcc': 'b@evil.example' }],
    ['chat', 'a way of asking that no page offers', { chatSettings: { ...CHAT, identity: 'maybe' } }],
    ['chat', 'a switch that is no switch', { chatSettings: { ...CHAT, isAutoAssigned: 1 } }],
    ['chat', 'a wait that no page offers', { chatSettings: { ...CHAT, waitMinutes: 0 } }],
    ['chat', 'a return that no page offers', { chatSettings: { ...CHAT, returnMinutes: 1 } }],
    ['chat', 'an extra field', { chatSettings: { ...CHAT, hours: '9-5' } }],
    ['chat', 'a missing field', { chatSettings: { identity: 'off', isAutoAssigned: true, waitMinutes: 1 } }],
    ['ratings', 'no delay', { ratings: { isOn: true, isSignatureRequired: true } }],
    ['theme', 'an invalid colour', { [`${theme}.themeColor`]: 'red;background:url(x)' }],
    ['theme', 'a colour that is not text', { [`${theme}.themeColor`]: 7 }],
    ['theme', 'no colour', { [`${theme}.themeColor`]: '' }],
    ['theme', 'an invalid colour of the widget', { widgetTheme: { ...widget, themeColor: 'red' } }],
    ['theme', 'an invalid position', { widgetTheme: { ...widget, position: 'top' } }],
    ['theme', 'a greeting that is too long', { widgetTheme: { ...widget, greeting: text(201) } }],
    ['theme', 'a widget without a greeting', { widgetTheme: { themeColor: '#fff', position: 'left' } }],
    ['theme', 'an unknown mark of the widget', { widgetTheme: { ...widget, mark: 'logo' } }],
    ['theme', 'an unknown launcher', { widgetTheme: { ...widget, launcher: true } }],
    ['theme', 'a label that is too long', { widgetTheme: { ...widget, launcherLabel: text(41) } }],
    ['theme', 'a label that is no text', { widgetTheme: { ...widget, launcherLabel: 7 } }],
    ['theme', 'a widget theme with an extra field', { widgetTheme: { ...widget, script: 'x' } }],
    ['theme', 'a script as favicon', { [`${theme}.favicon`]: 'javascript:alert(1)' }],
    ['theme', 'a favicon over http', { [`${theme}.favicon`]: 'http://acme.example/a.ico' }],
    ['theme', 'a favicon that breaks out', { [`${theme}.favicon`]: 'https://a.example/"><script>' }],
    ['theme', 'a favicon that is too long', { [`${theme}.favicon`]: `https://a.example/${text(1_983)}` }],
    ['theme', "another library's upload as favicon", { [`${theme}.favicon`]: favicon(OTHER_LIB) }],
    ['theme', 'an unknown display', { default_display: 'grid' }],
    ['theme', 'a display that is not text', { default_display: 7 }],
    ['theme', 'an extra field of the home page', { 'helpCenterHome.script': 'x' }],
    ['theme', 'a home page that is not a map', { helpCenterHome: 'x' }],
    ['theme', 'a logo from elsewhere', { 'helpCenterHome.logo': 'https://acme.example/logo.png' }],
    ['theme', "another library's upload as logo", { 'helpCenterHome.logo': logo(OTHER_LIB) }],
    ['theme', 'a headline that is too long', { 'helpCenterHome.headline': text(121) }],
    ['theme', 'a headline that is not text', { 'helpCenterHome.headline': 7 }],
    ['theme', 'an introduction that is too long', { 'helpCenterHome.introduction': text(501) }],
    ['theme', 'a switch that is neither on nor off', { 'helpCenterHome.hasPopularArticles': 'yes' }],
    ['theme', 'links that are no list', { 'helpCenterHome.footerLinks': { 0: footerLink('Shop') } }],
    ['theme', 'too many links', { 'helpCenterHome.footerLinks': links(LIMITS.footerLinks + 1) }],
    ['theme', 'a link without a label', lastLink(footerLink(''))],
    ['theme', 'a label that is too long', lastLink(footerLink(text(61)))],
    ['theme', 'a label of two lines', lastLink(footerLink('Shop\nnow'))],
    ['theme', 'a label that is not text', lastLink({ ...footerLink('Shop'), label: 7 })],
    ['theme', 'two addresses in one', lastLink(footerLink('Shop', 'https://a.example\nhttps://b.example'))],
    ['theme', 'a link with an extra field', lastLink({ ...footerLink('Shop'), rel: 'x' })],
    ['theme', 'a link without an address', lastLink({ label: 'Shop' })],
    ['theme', 'addresses that are too long', lastLink(footerLink('Shop', longest(6_000)))],
    ['theme', 'a script as address', lastLink(footerLink('Shop', 'javascript:alert(1)'))],
    ['theme', 'an address over http', lastLink(footerLink('Shop', 'http://acme.example'))],
    ['theme', 'an address with a user name', lastLink(footerLink('Shop', 'https://a@evil.example'))],
    ['theme', 'an address that breaks out', lastLink(footerLink('Shop', 'https://a.example/"><b'))],
    ['theme', 'a link that is not a map', { 'helpCenterHome.footerLinks': ['https://acme.example'] }],
    ['theme', 'custom CSS', { [`${theme}.customCss`]: 'a{}' }],
    ['theme', 'the switch of custom CSS', { [`${theme}.isCustomCss`]: true }],
    ['customCss', 'CSS that is too long', { [`${theme}.customCss`]: text(LIMITS.customCss + 1) }],
    ['customCss', 'CSS that is not text', { [`${theme}.customCss`]: ['a{}'] }],
    ['customCss', 'a switch that is neither on nor off', { [`${theme}.isCustomCss`]: 'yes' }],
    ['customCss', 'a colour', { [`${theme}.themeColor`]: '#fff' }],
    ['defaultContent', 'a switch that is neither on nor off', { disabled_default_articles: 'no' }],
    ['defaultContent', 'another that is neither', { disabled_default_categories: 0 }],
    ['defaultContent', 'articles that are no list', { enabled_default_articles: 'a' }],
    ['defaultContent', 'topics that are no list', { enabled_default_categories: { c: true } }],
    ['defaultContent', 'an id that is a path', { enabled_default_categories: ['a/b'] }],
    ['defaultContent', 'an id that is not text', { enabled_default_articles: [7] }],
    ['defaultContent', 'too many', { enabled_default_articles: ids(LIMITS.categoryOrder + 1, 8) }],
    ['defaultContent', 'too long ones', { enabled_default_categories: ids(LIMITS.categoryOrder, 33) }],
    ['defaultNews', 'a switch that is neither on nor off', { disabled_default_newsFlash: 'no' }],
    ['defaultNews', 'news that are no list', { enabled_default_newsFlash: 'a' }],
    ['defaultNews', 'an id that is a path', { enabled_default_newsFlash: ['a/b'] }],
    ['defaultNews', 'too many', { enabled_default_newsFlash: ids(LIMITS.categoryOrder + 1, 8) }],
    ['defaultCourses', 'a switch that is neither on nor off', { disabled_default_courses: 'no' }],
    ['defaultCourses', 'an id that is a path', { enabled_default_courses: ['a/b'] }],
    ['defaultCourses', 'too many', { enabled_default_courses: ids(LIMITS.categoryOrder + 1, 8) }],
    ['defaultCourses', 'the parent', { enabled_default_courses: ['a'], parent_lib_id: OTHER_LIB }],
    ['defaultSops', 'a switch that is neither on nor off', { disabled_default_sopArticles: 'no' }],
    ['defaultSops', 'an id that is a path', { enabled_default_sopArticles: ['a/b'] }],
    ['defaultSops', 'too many', { enabled_default_sopArticles: ids(LIMITS.categoryOrder + 1, 8) }],
    ['defaultSops', 'the parent', { enabled_default_sopArticles: ['a'], parent_lib_id: OTHER_LIB }],
    ['defaultNews', 'the parent', { enabled_default_newsFlash: ['a'], parent_lib_id: OTHER_LIB }],
    ['defaultContent', 'the parent', { enabled_default_articles: ['a'], parent_lib_id: OTHER_LIB }],
  ])('%s: refuses %s', (area, _what, change) => denies(['owner'], save(area, change)));

  const colour = () => ({ [`${theme}.themeColor`]: `#${String(next()).padStart(6, '0')}` });

  it('theme and custom CSS: neither changes under the name of the other, whatever else changes', async () => {
    await denies(
      ['owner'],
      save('theme', () => ({ ...colour(), [`${theme}.customCss`]: `a{order:${next()}}` })),
    );
    await denies(
      ['owner'],
      save('theme', () => ({ ...colour(), [`${theme}.isCustomCss`]: true })),
    );
    await denies(
      ['owner'],
      save('customCss', () => ({ ...SOUND.customCss(), ...colour() })),
    );
  });

  it.each(Array.from({ length: LIMITS.footerLinks }, (_, index) => index))(
    'theme: refuses an unsound link at index %i',
    async (index) => {
      const sound: object[] = links(LIMITS.footerLinks);
      const unsound: object[] = [
        footerLink(''),
        { ...footerLink('Shop'), rel: 'x' },
        footerLink('Shop', 'http://acme.example'),
      ];
      for (const link of unsound)
        await denies(['owner'], save('theme', { 'helpCenterHome.footerLinks': sound.with(index, link) }));
    },
  );

  it('theme: takes addresses of links up to one length together, those of missing links included', async () => {
    const together = (length: number) => ({
      'helpCenterHome.footerLinks': [footerLink('Shop', longest(length - 11 * 'https://x\n'.length))],
    });
    await allows(['owner'], save('theme', together(6_011)));
    await denies(['owner'], save('theme', together(6_012)));
  });

  it('theme: a library without a widget theme changes its colour', () =>
    allows(['owner'], save('theme', { [`${theme}.themeColor`]: '#123456' })));
});

/** The stored values, and a change of each field alone. */
const FIELDS: Record<LibraryArea, { readonly stored: object; readonly alone: readonly object[] }> = {
  settings: {
    stored: {
      'settings.settings': { companyName: 'Acme', companyPhone: '+44 20 5550 0100' },
      'settings.metaData.title': 'Acme help',
    },
    alone: [
      { 'settings.settings.companyName': 'Acme Bikes' },
      { 'settings.settings.companyPhone': '+44' },
      { 'settings.metaData.title': 'Help' },
      { 'settings.metaData.description': 'More' },
      { 'settings.metaData.keywords': 'a' },
      { 'settings.metaData.language': 'de' },
    ],
  },
  company: {
    stored: { companyEmail: 'hello@acme.example', inboundMail: NO_INBOUND_MAIL },
    alone: [{ companyEmail: 'hi@acme.example' }, { 'inboundMail.opensTickets': true }],
  },
  theme: {
    stored: { 'publicHelpCenterTheme.themeColor': '#1b5e8c', 'publicHelpCenterTheme.favicon': '' },
    alone: [
      { 'publicHelpCenterTheme.themeColor': '#1B5E8C' },
      { 'publicHelpCenterTheme.favicon': 'https://acme.example/a.ico' },
      { widgetTheme: { themeColor: '#fff', position: 'left', greeting: '' } },
      { 'helpCenterHome.headline': 'Hello' },
      { default_display: 'articles' },
    ],
  },
  customCss: {
    stored: { 'publicHelpCenterTheme.isCustomCss': false, 'publicHelpCenterTheme.customCss': '' },
    alone: [{ 'publicHelpCenterTheme.isCustomCss': true }, { 'publicHelpCenterTheme.customCss': 'a{}' }],
  },
  defaultContent: {
    stored: { disabled_default_articles: true },
    alone: [
      { disabled_default_articles: false },
      { disabled_default_categories: false },
      { enabled_default_articles: ['a'] },
      { enabled_default_categories: [] },
    ],
  },
  defaultNews: {
    stored: { disabled_default_newsFlash: true },
    alone: [{ disabled_default_newsFlash: false }, { enabled_default_newsFlash: ['a'] }],
  },
  defaultCourses: {
    stored: { disabled_default_courses: true },
    alone: [{ disabled_default_courses: false }, { enabled_default_courses: ['a'] }],
  },
  defaultSops: {
    stored: { disabled_default_sopArticles: true },
    alone: [{ disabled_default_sopArticles: false }, { enabled_default_sopArticles: ['a'] }],
  },
  ratings: {
    stored: { ratings: NO_RATINGS },
    alone: [{ 'ratings.isOn': true }, { 'ratings.delayHours': 24 }, { 'ratings.isSignatureRequired': true }],
  },
  ticketMail: {
    stored: { ticket: { selfManaged: true, contactEmail: 'support@acme.example', supportEmailSubject: '' } },
    alone: [
      { 'ticket.selfManaged': false },
      { 'ticket.contactEmail': 'help@acme.example' },
      { 'ticket.supportEmailSubject': '#[ticketId]' },
    ],
  },
  chat: {
    stored: { chatSettings: CHAT },
    alone: [
      { 'chatSettings.identity': 'required' },
      { 'chatSettings.isAutoAssigned': false },
      { 'chatSettings.waitMinutes': 5 },
      { 'chatSettings.returnMinutes': 10 },
    ],
  },
  categoryOrder: { stored: { categoryPositioning: [] }, alone: [{ categoryPositioning: ['off'] }] },
};

describe.each(LIBRARY_AREAS)('a lastChange that names %s', (area) => {
  const { stored, alone } = FIELDS[area];

  it('accepts a change of any one of its fields, once', async () => {
    for (const change of alone) {
      await allows(['owner'], save(area, change));
      await denies(['owner'], save(area, change));
    }
  });

  it('is refused if nothing changes', async () => {
    await denies(['owner', 'admin', 'agencyInside'], noteChange(area));
    await denies(['owner'], save(area, stored));
  });

  it('is refused if something else changes', async () => {
    const [path, foreign] =
      area === 'categoryOrder'
        ? [docPath.user('owner'), { is_away: 1 }]
        : [docPath.library(LIB), { categoryPositioning: ['off'] }];
    const entry = { updated_by: 'owner', updated_at: SERVER_TIME, area };
    await denies(['owner'], commit(update(path, foreign), set(docPath.libraryLastChange(LIB), entry)));
    await allows(['owner'], commit(update(path, foreign)));
  });

  it('is refused for the change of another library', async () => {
    const elsewhere = (person: Person) =>
      commit(
        update(docPath.library(LIB), { categoryPositioning: ['off'] }),
        set(docPath.libraryLastChange(OTHER_LIB), { updated_by: person, updated_at: SERVER_TIME, area }),
      );
    await denies(['owner', 'agencyInside'], elsewhere);
  });
});

describe('private/lastChange', () => {
  const ref = docPath.libraryLastChange(LIB);
  const entry = (person: Person, area: string) => ({
    updated_by: person,
    updated_at: SERVER_TIME,
    area,
  });

  it('nobody reads or deletes it, and nobody writes it without the slugs of its part', async () => {
    await layOut({ [ref]: { updated_by: 'owner', updated_at: new Date(), area: 'theme' } });
    await denies(EVERYBODY, get(ref));
    await denies(EVERYBODY, remove(ref));
    for (const area of AREAS) await denies(othersThan(area), (person) => set(ref, entry(person, area)));
    await denies(EVERYBODY, update(ref, { area: 'settings' }));
    await denies(['owner'], set(ref, entry('admin', 'theme')));
  });
});
