import { PERMISSION_TEXTS, TEAM_TEXTS } from '@harborline/domain/texts/team';
import PersonSearchIcon from '@mui/icons-material/PersonSearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { DeniedState } from '../../../shared/ui-admin/denied-state';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { byRoleAndName } from '../people/teammate';
import { useTeammates } from '../people/use-teammates';
import { PermissionEditor } from './permission-editor';
import { RoleOverview } from './role-overview';
import { TeammatePicker } from './teammate-picker';

/** /admin/profile/permissions?teammate= (S2.7-07): what one teammate may do, beside the role's defaults. */
export function PermissionsPage() {
  const me = useStaff();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const list = useTeammates(me.support_lib_id, true);
  const [isShowingRoles, setIsShowingRoles] = useState(false);

  const people = useMemo(() => [...list.teammates].sort(byRoleAndName), [list.teammates]);
  const uid = search.get('teammate') ?? '';
  const teammate = people.find(({ id }) => id === uid) ?? null;
  const mayStillCome = list.isWidening && uid !== '' && teammate === null;
  return (
    <PageFrame
      width="list"
      title={PERMISSION_TEXTS.title}
      intro={PERMISSION_TEXTS.intro}
      action={
        <Button variant="outlined" color="inherit" onClick={() => setIsShowingRoles(true)}>
          {PERMISSION_TEXTS.roleOverview}
        </Button>
      }
    >
      {list.status === 'loading' && <ListSkeleton />}
      {list.status === 'denied' && <DeniedState />}
      {list.status === 'failed' && <ErrorState title={TEAM_TEXTS.listFailed} onRetry={list.retry} />}
      {list.status === 'ready' && (
        <>
          <Box sx={{ mb: 2.5 }}>
            <TeammatePicker
              key={uid}
              people={people}
              chosen={teammate}
              onChoose={(chosen) => navigate(adminLinks.permissionsOf(chosen))}
            />
          </Box>
          {mayStillCome && <ListSkeleton />}
          {teammate === null && !mayStillCome && (
            <EmptyState
              icon={<PersonSearchIcon />}
              title={PERMISSION_TEXTS.chooseTitle}
              description={PERMISSION_TEXTS.chooseBody}
            />
          )}
          {teammate !== null && <PermissionEditor key={teammate.id} me={me} teammate={teammate} />}
        </>
      )}
      {isShowingRoles && (
        <RoleOverview
          initialRole={teammate?.agent_role ?? me.agent_role}
          onClose={() => setIsShowingRoles(false)}
        />
      )}
    </PageFrame>
  );
}
