import { DEFAULT_HOSTING_PORT } from '@harborline/domain/local-suite';

export const hostingPort = Number(process.env.HARBORLINE_HOSTING_PORT ?? DEFAULT_HOSTING_PORT);
