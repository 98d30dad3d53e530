import { config } from '../platform/config';

/** The page where staff choose their notifications, which mails to them name. */
export const notificationSettingsUrl = (): string =>
  `${config().publicOrigin}/admin/profile/account?tab=notifications`;
