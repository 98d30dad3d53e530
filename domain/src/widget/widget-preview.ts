import * as z from 'zod/mini';
import { widgetThemeSchema } from '../entities/library';

/** Message from the editor of the widget to its frame: show this look, which is not stored yet (D-95). */
export const widgetPreviewSchema = z.object({
  kind: z.literal('harborline-widget-preview'),
  widgetTheme: widgetThemeSchema,
});
export type WidgetPreview = z.infer<typeof widgetPreviewSchema>;
