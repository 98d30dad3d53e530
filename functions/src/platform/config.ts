import { DURATIONS } from '@harborline/domain/limits';
import {
  DEFAULT_HOSTING_PORT,
  LOCAL_INBOUND_DOMAIN,
  LOCAL_INBOUND_SECRET,
  LOCAL_LINK_SECRET,
  localPort,
} from '@harborline/domain/local-suite';
import * as z from 'zod/mini';

/** Everything the functions need to know about where they run. */
export interface Config {
  readonly environment: 'local' | 'deployed';
  /** absent when this environment has no mail server; sending then fails with a readable error */
  readonly smtp?: {
    readonly host: string;
    readonly port: number;
    readonly isSecure: boolean;
    readonly user: string;
    readonly password: string;
  };
  /** sender of every mail (S9-13) */
  readonly mailSender: string;
  /** recipient of tickets whose library has no address of its own (S9-13) */
  readonly supportAddress: string;
  /** addresses that may request a sign-in link (D-13), lower case */
  readonly supportSignInAddresses: readonly string[];
  /** origin of the product's pages, without a slash at the end */
  readonly publicOrigin: string;
  /** signs the links that let a visitor back into a conversation; changing it ends all earlier links */
  readonly linkSigningSecret: string;
  /** where answers by email come in (D-98); absent where no mail provider hands them over */
  readonly inboundMail?: {
    /** what follows the @ of addresses to answer to */
    readonly domain: string;
    /** signs what the mail provider posts */
    readonly secret: string;
  };
  readonly defaultLibraryId: string;
  /** whether calls without an App Check token of our pages are refused */
  readonly enforcesAppCheck: boolean;
  /** how long a message waits to be read before it is mailed (D-57) */
  readonly readingMs: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Lists all problems, one line each. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `The configuration of the functions is not complete:\n${problems.map((line) => `- ${line}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+$/;
const address = z.string().check(z.regex(ADDRESS, 'must be a mail address'));
const port = z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535));

const addressesOf = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '');

const DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

const deployedSchema = z
  .object({
    SMTP_HOST: z.optional(z.string()),
    SMTP_PORT: z.optional(port),
    SMTP_SECURE: z.optional(z.enum(['true', 'false'], 'must be true or false')),
    SMTP_USER: z.optional(z.string()),
    SMTP_PASSWORD: z.optional(z.string()),
    MAIL_SENDER: address,
    SUPPORT_ADDRESS: address,
    SUPPORT_SIGN_IN_ADDRESSES: z.optional(
      z
        .string()
        .check(
          z.refine(
            (list) => addressesOf(list).every((one) => ADDRESS.test(one)),
            'must be mail addresses, comma-separated',
          ),
        ),
    ),
    PUBLIC_ORIGIN: z.string().check(z.regex(/^https:\/\/[^/\s]+$/, 'must be an https origin without a path')),
    LINK_SIGNING_SECRET: z.string().check(z.minLength(32, 'must have 32 characters or more')),
    INBOUND_MAIL_DOMAIN: z.optional(z.string().check(z.regex(DOMAIN, 'must be a domain in lower case'))),
    INBOUND_MAIL_SECRET: z.optional(z.string().check(z.minLength(32, 'must have 32 characters or more'))),
    DEFAULT_LIBRARY_ID: z.string().check(z.length(20, 'must have exactly 20 characters')),
    APP_CHECK: z.optional(z.enum(['off', 'enforced'], 'must be off or enforced')),
    READING_SECONDS: z.optional(z.coerce.number().check(z.gte(1), z.lte(3_600))),
  })
  .check(
    z.refine(
      (values) => values.INBOUND_MAIL_DOMAIN === undefined || values.INBOUND_MAIL_SECRET !== undefined,
      { message: 'is needed together with INBOUND_MAIL_DOMAIN', path: ['INBOUND_MAIL_SECRET'] },
    ),
  );

/** Values of the local suite; the ports come from the launcher. No value here is a real secret. */
function localDefaults(environment: Environment): Environment {
  const hostingPort = Number(environment.HARBORLINE_HOSTING_PORT ?? DEFAULT_HOSTING_PORT);
  return {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: environment.HARBORLINE_SMTP_PORT ?? String(localPort('mailboxSmtp', hostingPort)),
    SMTP_SECURE: 'false',
    MAIL_SENDER: 'notifications@harborline.example',
    SUPPORT_ADDRESS: 'support@harborline.example',
    SUPPORT_SIGN_IN_ADDRESSES: 'owner@northbeam.example',
    LINK_SIGNING_SECRET: LOCAL_LINK_SECRET,
    INBOUND_MAIL_DOMAIN: LOCAL_INBOUND_DOMAIN,
    INBOUND_MAIL_SECRET: LOCAL_INBOUND_SECRET,
    DEFAULT_LIBRARY_ID: 'HarborlineParentLib1',
    READING_SECONDS: '5',
  };
}

function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError with every problem at once
 */
export function readConfig(environment: Environment): Config {
  const isLocal = environment.FUNCTIONS_EMULATOR === 'true';
  const hostingPort = environment.HARBORLINE_HOSTING_PORT ?? String(DEFAULT_HOSTING_PORT);
  const source = isLocal
    ? { ...localDefaults(environment), ...withoutEmpty(environment), PUBLIC_ORIGIN: 'https://local.invalid' }
    : withoutEmpty(environment);
  const parsed = deployedSchema.safeParse(source);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const values = parsed.data;
  return {
    environment: isLocal ? 'local' : 'deployed',
    ...(values.SMTP_HOST === undefined ? {} : { smtp: smtpOf(values.SMTP_HOST, values) }),
    mailSender: values.MAIL_SENDER,
    supportAddress: values.SUPPORT_ADDRESS,
    supportSignInAddresses: addressesOf(values.SUPPORT_SIGN_IN_ADDRESSES ?? ''),
    publicOrigin: isLocal ? `http://localhost:${hostingPort}` : values.PUBLIC_ORIGIN,
    linkSigningSecret: values.LINK_SIGNING_SECRET,
    ...inboundOf(values),
    defaultLibraryId: values.DEFAULT_LIBRARY_ID,
    enforcesAppCheck: values.APP_CHECK === 'enforced',
    readingMs: values.READING_SECONDS === undefined ? DURATIONS.readingMs : values.READING_SECONDS * 1000,
  };
}

function inboundOf({
  INBOUND_MAIL_DOMAIN: domain,
  INBOUND_MAIL_SECRET: secret,
}: z.infer<typeof deployedSchema>): Pick<Config, 'inboundMail'> {
  return domain === undefined || secret === undefined ? {} : { inboundMail: { domain, secret } };
}

function smtpOf(host: string, values: z.infer<typeof deployedSchema>): NonNullable<Config['smtp']> {
  const isSecure = values.SMTP_SECURE === 'true';
  return {
    host,
    port: values.SMTP_PORT ?? (isSecure ? 465 : 587),
    isSecure,
    user: values.SMTP_USER ?? '',
    password: values.SMTP_PASSWORD ?? '',
  };
}

let current: Config | undefined;

/** The configuration of this instance, read once. */
export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}
