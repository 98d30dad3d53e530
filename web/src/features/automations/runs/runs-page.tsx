import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { RunDialog } from './run-dialog';
import { RunList } from './run-list';
import { useRuns } from './use-runs';

/** /admin/automation?view=runs: what all automations did, and why (D-145). */
export function RunsPage() {
  const [search, setSearch] = useSearchParams();
  const list = useRuns('');
  const run = search.get('run') ?? '';
  return (
    <PageFrame
      title={AUTOMATION_TEXTS.runs.title}
      intro={AUTOMATION_TEXTS.runs.intro}
      width="list"
      action={
        <Button component={Link} color="inherit" to={adminLinks.automations()}>
          {AUTOMATION_TEXTS.toList}
        </Button>
      }
    >
      <RunList list={list} onOpen={({ run_ref }) => setSearch({ view: 'runs', run: run_ref })} />
      {run !== '' && <RunDialog key={run} runRef={run} onClose={() => setSearch({ view: 'runs' })} />}
    </PageFrame>
  );
}
