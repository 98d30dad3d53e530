/**
 * The services of the specification (S7.0-02), the two other hosts it names, and the path of each
 * below the API's origin (D-43). `firebase.json` sends these addresses to the functions that are built.
 */
export const SERVICE_PATHS = {
  api: '/api',
  inbox: '/api/inbox',
  integration: '/api/integration',
  teams: '/api/teams',
  ai: '/api/ai',
  logEvents: '/api/logevents',
  websocket: '/api/websocket',
  widget: '/api/widget',
  automations: '/api/automations',
  formBuilder: '/api/formbuilder',
  reports: '/api/reports',
  activity: '/api/activity',
  articles: '/api/articles',
  flowBuilder: '/api/flowbuilder',
  aiSearch: '/api/aisearch',
  admin: '/api/admin',
  userFlow: '/api/userflow',
  auth: '/api/auth',
  invitation: '/api/invitation',
} as const;

/**
 * The same paths, without the table: every page of visitors would load all of it for the two services that it calls. A
 * test holds both to each other.
 */
export const servicePath = (service: ServiceName): string =>
  service === 'api' ? '/api' : `/api/${service.toLowerCase()}`;

export type ServiceName = keyof typeof SERVICE_PATHS;

/** Kinds of hosts that serve a page or a client (S7.0-01). */
export type HostKind = 'local' | 'dev' | 'staging' | 'production';

/**
 * Origin of the API by kind of host. '' is the page's own: Hosting answers for pages and services alike on every
 * host, so no call crosses an origin and none needs a preflight.
 */
export const API_ORIGINS: Readonly<Record<HostKind, string>> = {
  local: '',
  dev: '',
  staging: '',
  production: '',
};
