import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { useStaff } from '../../../shared/staff/session-context';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { PreviewedWidget } from '../../../shared/widget-preview/previewed-widget';

/** /admin/preview: the widget of the library that the person works in (S2.5-16). */
export function WidgetPreviewPage() {
  const { support_lib_id: libraryId } = useStaff();
  return (
    <PageFrame title={SHELL_TEXTS.preview} intro={SHELL_TEXTS.previewIntro}>
      <PreviewedWidget libraryId={libraryId} />
    </PageFrame>
  );
}
