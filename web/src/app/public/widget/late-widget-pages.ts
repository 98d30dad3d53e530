import { latePage } from '../../../shared/ui-public/late-page';

/** The help library page inside another site (S2.2). */
export const WidgetPages = latePage(async () => (await import('./widget-pages')).WidgetPages);
