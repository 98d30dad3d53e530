import type { HostKind } from '@harborline/domain/api/services';
import {
  isLocalHost,
  LOCAL_DATABASE_INSTANCE,
  LOCAL_PROJECT_ID,
  LOCAL_STORAGE_BUCKET,
  type LocalService,
  localPort,
} from '@harborline/domain/local-suite';

/** Host of the local suite, with all its emulators. */
export const EMULATOR_HOST = '127.0.0.1';

/** The default parent library of the local demo world (S9-01); deployments configure it. */
const LOCAL_DEFAULT_LIBRARY_ID = 'HarborlineParentLib1';

interface FirebaseSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly databaseURL: string;
  readonly storageBucket: string;
  readonly appId: string;
}

export interface Environment {
  readonly kind: HostKind;
  readonly firebase: FirebaseSettings;
  /** 20-character id of the parent library whose help center is shown without a key (S9-01) */
  readonly defaultLibraryId: string;
  /** reCAPTCHA Enterprise key of App Check; null if App Check is off */
  readonly appCheckSiteKey: string | null;
  /** port of a local service; null with real Firebase */
  readonly emulatorPort: ((service: LocalService) => number) | null;
}

/** Thrown at start if the build's configuration is incomplete; `problems` is shown on the page. */
export class ConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is incomplete:\n${problems.join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

type Check = (value: string) => string | null;

const filled: Check = () => null;
const secure: Check = (value) => (value.startsWith('https://') ? null : 'must start with https://');
const libraryId: Check = (value) => (value.length === 20 ? null : 'must have exactly 20 characters');

/**
 * Variables compiled into a build; see docs/DEPLOY.md. Checked by hand: nothing else before a page's first paint needs
 * a schema library.
 */
const VARIABLES = {
  VITE_FIREBASE_API_KEY: filled,
  VITE_FIREBASE_AUTH_DOMAIN: filled,
  VITE_FIREBASE_PROJECT_ID: filled,
  VITE_FIREBASE_DATABASE_URL: secure,
  VITE_FIREBASE_STORAGE_BUCKET: filled,
  VITE_FIREBASE_APP_ID: filled,
  VITE_DEFAULT_LIBRARY_ID: libraryId,
} as const satisfies Record<string, Check>;

type Variables = Record<keyof typeof VARIABLES, string>;

function problemWith(value: unknown, check: Check): string | null {
  if (typeof value !== 'string') return 'is missing';
  return value === '' ? 'is empty' : check(value);
}

function readVariables(given: Readonly<Record<string, unknown>>): Variables {
  const problems = Object.entries(VARIABLES).flatMap(([name, check]) => {
    const problem = problemWith(given[name], check);
    return problem === null ? [] : [`${name} ${problem}`];
  });
  if (problems.length > 0) throw new ConfigurationError(problems);
  return given as Variables;
}

/** An optional variable. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function localEnvironment(pagePort: string): Environment {
  const hostingPort = pagePort === '' ? undefined : Number(pagePort);
  const emulatorPort = (service: LocalService) => localPort(service, hostingPort);
  return {
    kind: 'local',
    firebase: {
      apiKey: 'local-suite',
      authDomain: `${LOCAL_PROJECT_ID}.firebaseapp.com`,
      projectId: LOCAL_PROJECT_ID,
      databaseURL: `http://${EMULATOR_HOST}:${emulatorPort('database')}?ns=${LOCAL_DATABASE_INSTANCE}`,
      storageBucket: LOCAL_STORAGE_BUCKET,
      appId: 'local-suite',
    },
    defaultLibraryId: LOCAL_DEFAULT_LIBRARY_ID,
    appCheckSiteKey: null,
    emulatorPort,
  };
}

function deployedKind(hostname: string, variables: Readonly<Record<string, unknown>>): HostKind {
  const isListed = (hosts: string) =>
    hosts.split(',').some((host) => host.trim().toLowerCase() === hostname.toLowerCase());
  if (isListed(textOf(variables.VITE_DEV_HOSTS))) return 'dev';
  return isListed(textOf(variables.VITE_STAGING_HOSTS)) ? 'staging' : 'production';
}

/**
 * A page's environment by its host: the local suite, a host listed as dev or staging, or production.
 * @throws ConfigurationError with each missing or invalid variable
 */
export function readEnvironment(
  page: { hostname: string; port: string },
  variables: Readonly<Record<string, unknown>>,
): Environment {
  if (isLocalHost(page.hostname)) return localEnvironment(page.port);
  const data = readVariables(variables);
  return {
    kind: deployedKind(page.hostname, variables),
    firebase: {
      apiKey: data.VITE_FIREBASE_API_KEY,
      authDomain: data.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: data.VITE_FIREBASE_PROJECT_ID,
      databaseURL: data.VITE_FIREBASE_DATABASE_URL,
      storageBucket: data.VITE_FIREBASE_STORAGE_BUCKET,
      appId: data.VITE_FIREBASE_APP_ID,
    },
    defaultLibraryId: data.VITE_DEFAULT_LIBRARY_ID,
    appCheckSiteKey: textOf(variables.VITE_APP_CHECK_SITE_KEY) || null,
    emulatorPort: null,
  };
}

let current: Environment | undefined;

/** The environment of this page; read once. @throws ConfigurationError */
export function environment(): Environment {
  current ??= readEnvironment(window.location, import.meta.env);
  return current;
}
