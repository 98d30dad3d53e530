import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import LockIcon from '@mui/icons-material/LockOutlined';
import { EmptyState } from './empty-state';

/** Shown in place of a list whose data the server refuses. */
export function DeniedState() {
  return (
    <EmptyState icon={<LockIcon />} title={ADMIN_TEXTS.deniedTitle} description={ADMIN_TEXTS.deniedBody} />
  );
}
