import { latePage } from '../../../shared/ui-public/late-page';

/**
 * The help library in one page, made to stand inside another page (S2.2). For now only pages of the same origin may frame
 * it: Hosting sends `X-Frame-Options: SAMEORIGIN`.
 */
export const WidgetPages = latePage(async () => (await import('./widget-pages')).WidgetPages);
