import { latePage } from '../../../shared/ui-public/late-page';

/** The help library in one page, made to stand inside another page (S2.2, D-93). */
export const WidgetPages = latePage(async () => (await import('./widget-pages')).WidgetPages);

/** The pages of the widget that customers embed (S2.3). */
export const FramedPages = latePage(async () => (await import('./framed-pages')).FramedPages);
