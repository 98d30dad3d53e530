import { CHAT_IDENTITIES, CHAT_RETURNS, CHAT_WAITS } from '@harborline/domain/chat/chat-choices';
import { DEFAULT_CHAT_SETTINGS } from '@harborline/domain/entities/chat-settings';
import { isPrivateArea, type LibraryArea, NO_INBOUND_MAIL } from '@harborline/domain/entities/library';
import { NO_RATINGS } from '@harborline/domain/entities/rating';
import { libraryWriteSchemas } from '@harborline/domain/entities/writes/library';
import { profileWriteSchema } from '@harborline/domain/entities/writes/profile';
import { LIMITS } from '@harborline/domain/limits';
import { docPath, storagePath } from '@harborline/domain/paths';
import { RATING_DELAYS } from '@harborline/domain/ratings/rating-values';
import { makeLibraryPrivate } from '@harborline/domain/testing/factories';
import { UNDO_SEND_SECONDS } from '@harborline/domain/tickets/undo-send';
import { type FirestoreWrite, SERVER_TIME } from '@harborline/emulators/in-process';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { LIB, OTHER_LIB } from '../support/people';
import { uploadAddress } from '../support/uploads';
import { type Fields, nearly, type Valid, words } from './document';
import type { Kind } from './kinds';

const color = fc.constantFrom('#123456', '#AbC', '#ffffff');
const COLORS = ['', 'red', '#12', '#12345', '#1234567', '#12345g', ' #123456', '#123456\n'];
const TICKET_MAIL = makeLibraryPrivate().ticket;
const COMPANY = { companyEmail: 'hello@acme.example' };

const ADDRESSES = [
  '',
  'a@b.example',
  `${'x'.repeat(64)}@b.example`,
  `${'x'.repeat(65)}@b.example`,
  `a@${'b.'.repeat(122)}example1`,
  `a@${'b.'.repeat(122)}example12`,
  'a@b',
  'a b@c.example',
  'a@b.example\nBcc: c@d.example',
  'a..b@c.example',
  'a@-b.example',
  'ü@b.example',
];
const avatar = (library: string, uid: string) => uploadAddress(storagePath.avatar(library, uid, 'k3-me.png'));
const icon = (library: string) => uploadAddress(storagePath.cover(library, 'k3-icon.png'));

const profile: Kind = {
  name: 'Users, own profile',
  person: 'agent',
  documents: nearly({
    fields: fc.record(
      {
        agent_name: words(LIMITS.personName, 1),
        display_name: words(LIMITS.personName, 1),
        agent_picture: fc.constantFrom('', avatar(LIB, 'agent')),
        signature: words(LIMITS.signature),
        is_away: fc.constantFrom(0, 1),
        is_assign_only: fc.boolean(),
        has_single_keys: fc.boolean(),
        undo_send_seconds: fc.constantFrom(...UNDO_SEND_SECONDS),
      },
      { requiredKeys: ['display_name'] },
    ),
    limits: {
      agent_name: LIMITS.personName,
      display_name: LIMITS.personName,
      signature: LIMITS.signature,
    },
    others: {
      agent_picture: [
        avatar(LIB, 'owner'),
        avatar(OTHER_LIB, 'agent'),
        'https://a.example/a.png',
        'javascript:x',
      ],
      is_away: [2, -1],
      is_assign_only: [0, 1, 'true', null],
      has_single_keys: [0, 1, 'true', null],
      undo_send_seconds: [-1, 7, 3_600, '10', true, null],
    },
  }),
  schema: profileWriteSchema,
  whole: (fields) => ({ agent_name: 'Ada', display_name: 'Ada', agent_picture: '', is_away: 0, ...fields }),
  isOurs: ({ agent_picture = '' }) => agent_picture === '' || agent_picture === avatar(LIB, 'agent'),
  writes: (data) =>
    Object.keys(data).length > 0 ? [{ kind: 'update', path: docPath.user('agent'), data }] : [],
};

/** Each key of a map under its path, so that unnamed keys stay unchanged. */
const under = (prefix: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${prefix}.${key}`, value]));

interface Area {
  readonly area: LibraryArea;
  readonly name: string;
  readonly valid: Valid;
  readonly schema: Kind['schema'];
  /** the part as the world has it; a change may omit some of it */
  readonly before?: Fields;
  readonly isOurs?: (fields: Fields) => boolean;
  update(fields: Fields): Fields;
}

function areaKind({ area, name, valid, schema, before, isOurs = () => true, update }: Area): Kind {
  const path = isPrivateArea(area) ? docPath.libraryPrivate(LIB) : docPath.library(LIB);
  const log = { updated_by: 'owner', updated_at: SERVER_TIME, area };
  const isChange = (fields: Fields) =>
    before === undefined || Object.entries(fields).some(([name, value]) => before[name] !== value);
  return {
    restores: path,
    name: `SupportLibraries, ${name}`,
    person: 'owner',
    documents: nearly(valid),
    schema,
    ...(before && { whole: (fields: Fields) => ({ ...before, ...fields }) }),
    isOurs: (fields) => isOurs(fields) && isChange(fields),
    writes: (fields): readonly FirestoreWrite[] => {
      const data = update(fields);
      if (Object.keys(data).length === 0) return [];
      return [
        { kind: 'update', path, data },
        { kind: 'set', path: docPath.libraryLastChange(LIB), data: log },
      ];
    },
  };
}

const HTTPS = /^https:\/\/[^\s"'<>\\]+$/;
const isIcon = (value: unknown) => value === '' || value === icon(LIB) || HTTPS.test(String(value));

const ids = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(length, 'c'));

export const SETTINGS_KINDS: readonly Kind[] = [
  profile,
  areaKind({
    area: 'categoryOrder',
    name: 'order of the categories',
    valid: {
      fields: fc.record({
        categoryPositioning: fc.array(fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
      limits: { 0: LIMITS.categoryOrderBytes },
      others: {
        0: ['ö', 'a/b', 'c\n', 'x'.repeat(LIMITS.categoryOrderBytes)],
        categoryPositioning: [499, 500, 501].map((count) => ids(count, 32)),
      },
    },
    // The world has none, and a change of nothing is not logged.
    isOurs: ({ categoryPositioning }) =>
      !Array.isArray(categoryPositioning) || categoryPositioning.length > 0,
    schema: z.strictObject({ categoryPositioning: libraryWriteSchemas.categoryOrder }),
    update: (fields) => fields,
  }),
  areaKind({
    area: 'settings',
    name: 'settings',
    valid: {
      fields: fc.record({
        settings: fc.record({
          companyName: words(LIMITS.companyName),
          companyPhone: words(LIMITS.companyPhone),
        }),
        metaData: fc.record({
          title: words(LIMITS.metaTitle),
          description: words(LIMITS.metaDescription),
          keywords: words(LIMITS.metaKeywords),
          language: fc.constantFrom('', 'de', 'pt-BR', 'zh-Hant'),
        }),
        synonyms: words(LIMITS.synonyms),
      }),
      limits: {
        companyName: LIMITS.companyName,
        companyPhone: LIMITS.companyPhone,
        title: LIMITS.metaTitle,
        description: LIMITS.metaDescription,
        keywords: LIMITS.metaKeywords,
        synonyms: LIMITS.synonyms,
      },
    },
    schema: libraryWriteSchemas.settings,
    update: (settings) => ({ settings }),
  }),
  areaKind({
    area: 'company',
    name: 'company',
    valid: {
      fields: fc.record(
        {
          companyEmail: fc.oneof(fc.emailAddress(), fc.constant('')),
          inboundMail: fc.record({ opensTickets: fc.boolean() }),
        },
        { requiredKeys: ['companyEmail'] },
      ),
      limits: { companyEmail: LIMITS.email },
      others: { companyEmail: ADDRESSES, opensTickets: ['true', 1, null] },
    },
    schema: libraryWriteSchemas.company,
    before: COMPANY,
    isOurs: ({ companyEmail = COMPANY.companyEmail, inboundMail = NO_INBOUND_MAIL }) =>
      companyEmail !== COMPANY.companyEmail ||
      JSON.stringify(inboundMail) !== JSON.stringify(NO_INBOUND_MAIL),
    update: (fields) => fields,
  }),
  areaKind({
    area: 'ratings',
    name: 'ratings',
    valid: {
      fields: fc.record({
        ratings: fc.record({
          isOn: fc.boolean(),
          delayHours: fc.constantFrom(...RATING_DELAYS),
          isSignatureRequired: fc.boolean(),
        }),
      }),
      limits: {},
      others: { delayHours: [2, -1, 25, 0.5, '4'] },
    },
    schema: libraryWriteSchemas.ratings,
    before: { ratings: NO_RATINGS },
    isOurs: ({ ratings }) => JSON.stringify(ratings) !== JSON.stringify(NO_RATINGS),
    update: (fields) => fields,
  }),
  areaKind({
    area: 'ticketMail',
    name: 'ticketMail',
    valid: {
      fields: fc.record({
        ticket: fc.record({
          selfManaged: fc.boolean(),
          contactEmail: fc.oneof(fc.emailAddress(), fc.constant('')),
          supportEmailSubject: words(LIMITS.subject),
        }),
      }),
      limits: { contactEmail: LIMITS.email, supportEmailSubject: LIMITS.subject },
      others: { contactEmail: ADDRESSES, selfManaged: ['true', 1, null] },
    },
    schema: libraryWriteSchemas.ticketMail,
    before: { ticket: TICKET_MAIL },
    isOurs: ({ ticket }) => JSON.stringify(ticket) !== JSON.stringify(TICKET_MAIL),
    update: (fields) => fields,
  }),
  areaKind({
    area: 'chat',
    name: 'chatSettings',
    valid: {
      fields: fc.record({
        chatSettings: fc.record({
          identity: fc.constantFrom(...CHAT_IDENTITIES),
          isAutoAssigned: fc.boolean(),
          waitMinutes: fc.constantFrom(...CHAT_WAITS),
          returnMinutes: fc.constantFrom(...CHAT_RETURNS),
        }),
      }),
      limits: {},
      others: {
        identity: ['', 'always', 'OFF'],
        waitMinutes: [0, 4, 0.5, '1'],
        returnMinutes: [0, 1, 60, '5'],
      },
    },
    schema: libraryWriteSchemas.chat,
    before: { chatSettings: DEFAULT_CHAT_SETTINGS },
    isOurs: ({ chatSettings }) => JSON.stringify(chatSettings) !== JSON.stringify(DEFAULT_CHAT_SETTINGS),
    update: (fields) => fields,
  }),
  areaKind({
    area: 'theme',
    name: 'theme',
    valid: {
      fields: fc.record({
        themeColor: color,
        favicon: fc.constantFrom('', icon(LIB), 'https://acme.example/a.ico'),
      }),
      limits: {},
      others: {
        themeColor: COLORS,
        favicon: [
          icon(OTHER_LIB),
          'http://a.example/a.ico',
          'https://a.example/"',
          'javascript:x',
          `https://a.example/${'x'.repeat(1_982)}`,
          `https://a.example/${'x'.repeat(1_983)}`,
        ],
      },
    },
    schema: libraryWriteSchemas.theme,
    before: { themeColor: '#1b5e8c', favicon: '' },
    isOurs: ({ favicon = '' }) => isIcon(favicon),
    update: (fields) => under('publicHelpCenterTheme', fields),
  }),
  areaKind({
    area: 'theme',
    name: 'widget theme',
    valid: {
      fields: fc.record(
        {
          themeColor: color,
          position: fc.constantFrom('left', 'right'),
          greeting: words(LIMITS.widgetGreeting),
          mark: fc.constantFrom('icon', 'initial'),
          launcher: fc.constantFrom('shown', 'hidden'),
          launcherLabel: words(LIMITS.launcherLabel),
        },
        { requiredKeys: ['themeColor', 'position', 'greeting'] },
      ),
      limits: { greeting: LIMITS.widgetGreeting, launcherLabel: LIMITS.launcherLabel },
      others: {
        themeColor: COLORS,
        position: ['top', 'LEFT'],
        mark: ['logo', ''],
        launcher: ['none', true],
      },
    },
    schema: libraryWriteSchemas.widgetTheme,
    update: (widgetTheme) => ({ widgetTheme }),
  }),
  areaKind({
    area: 'theme',
    name: 'home page',
    valid: {
      fields: fc.record(
        {
          logo: fc.constantFrom('', icon(LIB)),
          headline: words(LIMITS.homeHeadline),
          introduction: words(LIMITS.homeIntroduction),
          hasPopularArticles: fc.boolean(),
          footerLinks: fc.array(
            fc.record({
              label: words(LIMITS.footerLabel).map((label) => label || 'x'),
              address: fc.constantFrom('https://acme.example', 'https://acme.example:8443/a?b#c'),
            }),
            { maxLength: LIMITS.footerLinks },
          ),
        },
        { requiredKeys: [] },
      ),
      limits: {
        headline: LIMITS.homeHeadline,
        introduction: LIMITS.homeIntroduction,
        label: LIMITS.footerLabel,
      },
      others: {
        logo: [icon(OTHER_LIB), 'javascript:x'],
        address: ['', 'http://a.example', 'https://a@b.example', 'https://a.example/"', 'javascript:x'],
      },
    },
    schema: libraryWriteSchemas.home,
    isOurs: ({ logo = '' }) => logo === '' || logo === icon(LIB),
    update: (helpCenterHome) => ({ helpCenterHome }),
  }),
  areaKind({
    area: 'theme',
    name: 'default display',
    valid: {
      fields: fc.record({ default_display: fc.constantFrom('categories', 'articles') }),
      limits: {},
      others: { default_display: ['', 'grid', 'ARTICLES'] },
    },
    schema: libraryWriteSchemas.display,
    update: (fields) => fields,
  }),
  areaKind({
    area: 'defaultContent',
    name: 'default content',
    valid: {
      fields: fc.record(
        {
          disabled_default_articles: fc.boolean(),
          disabled_default_categories: fc.boolean(),
          enabled_default_articles: fc.array(fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/), { maxLength: 3 }),
          enabled_default_categories: fc.array(fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/), { maxLength: 3 }),
        },
        { requiredKeys: ['disabled_default_articles'] },
      ),
      limits: {},
      others: {
        disabled_default_articles: ['yes', 1],
        enabled_default_articles: [499, 500, 501].map((count) => ids(count, 32)),
        enabled_default_categories: [['a/b'], ['ö'], [7], 'a'],
      },
    },
    schema: libraryWriteSchemas.defaultContent,
    before: { disabled_default_articles: true },
    update: (fields) => fields,
  }),
  areaKind({
    area: 'defaultNews',
    name: 'default news',
    valid: {
      fields: fc.record(
        {
          disabled_default_newsFlash: fc.boolean(),
          enabled_default_newsFlash: fc.array(fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/), { maxLength: 3 }),
        },
        { requiredKeys: ['disabled_default_newsFlash'] },
      ),
      limits: {},
      others: {
        disabled_default_newsFlash: ['yes', 1],
        enabled_default_newsFlash: [ids(501, 8), ['a/b'], ['ö'], [7], 'a'],
      },
    },
    schema: libraryWriteSchemas.defaultNews,
    before: { disabled_default_newsFlash: true },
    update: (fields) => fields,
  }),
  areaKind({
    area: 'defaultCourses',
    name: 'default courses',
    valid: {
      fields: fc.record(
        {
          disabled_default_courses: fc.boolean(),
          enabled_default_courses: fc.array(fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/), { maxLength: 3 }),
        },
        { requiredKeys: ['disabled_default_courses'] },
      ),
      limits: {},
      others: {
        disabled_default_courses: ['yes', 1],
        enabled_default_courses: [ids(501, 8), ['a/b'], ['ö'], [7], 'a'],
      },
    },
    schema: libraryWriteSchemas.defaultCourses,
    before: { disabled_default_courses: true },
    update: (fields) => fields,
  }),
  areaKind({
    area: 'defaultSops',
    name: 'default SOPs',
    valid: {
      fields: fc.record(
        {
          disabled_default_sopArticles: fc.boolean(),
          enabled_default_sopArticles: fc.array(fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/), { maxLength: 3 }),
        },
        { requiredKeys: ['disabled_default_sopArticles'] },
      ),
      limits: {},
      others: {
        disabled_default_sopArticles: ['yes', 1],
        enabled_default_sopArticles: [ids(501, 8), ['a/b'], ['ö'], [7], 'a'],
      },
    },
    schema: libraryWriteSchemas.defaultSops,
    before: { disabled_default_sopArticles: true },
    update: (fields) => fields,
  }),
  areaKind({
    area: 'customCss',
    name: 'custom CSS',
    valid: {
      fields: fc.record({ isCustomCss: fc.boolean(), customCss: words(LIMITS.customCss) }),
      limits: { customCss: LIMITS.customCss },
    },
    schema: libraryWriteSchemas.customCss,
    before: { isCustomCss: false, customCss: '' },
    update: (fields) => under('publicHelpCenterTheme', fields),
  }),
];
