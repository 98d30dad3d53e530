import { DEFAULT_HOSTING_PORT, type LocalService, localPort } from '@harborline/domain/local-suite';

export const hostingPort = Number(process.env.HARBORLINE_HOSTING_PORT ?? DEFAULT_HOSTING_PORT);

/** Where a service of the suite listens. */
export const addressOf = (service: LocalService) => ({
  host: '127.0.0.1',
  port: localPort(service, hostingPort),
});
