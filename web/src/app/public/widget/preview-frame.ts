import { report } from '../../../shared/config/report';
import { PAGE_CONTENT_ID, restsAlone } from '../rendered-content';
import { startApp } from '../start-app';

/** Has the app show the first page of the widget, which otherwise rests, so that it follows what is edited around its frame (D-95). */
export function previewFrame(): void {
  if (!restsAlone()) return;
  document.getElementById(PAGE_CONTENT_ID)?.remove();
  startApp().catch((error: unknown) => report('not-started', error));
}
