import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';

interface ArrivesPageProps {
  title: string;
  /** what will be here, and with which area of the product */
  sentence: string;
}

/** Stands in for a screen that is not built yet, and says so. */
export function ArrivesPage({ title, sentence }: ArrivesPageProps) {
  useDocumentTitle(title);
  return <EmptyState isPage icon={<ScheduleIcon />} title={title} description={sentence} />;
}
