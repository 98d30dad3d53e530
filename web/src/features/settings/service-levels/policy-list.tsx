import { putServiceLevels, type ServiceLevelsAnswer } from '@harborline/domain/api/inbox/service-levels';
import type { ServicePolicy } from '@harborline/domain/entities/service-levels';
import { LIMITS } from '@harborline/domain/limits';
import { POLICY_CATALOGUE } from '@harborline/domain/service-levels/policy-catalogue';
import { SERVICE_LEVEL_SETTINGS_TEXTS } from '@harborline/domain/texts/service-level-settings';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import TimerIcon from '@mui/icons-material/TimerOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import { SortableList } from '../../../shared/row-drag/sortable-list';
import { useMay } from '../../../shared/staff/use-may';
import { useFilterWords } from '../../../shared/ticket-words/use-filter-words';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { PolicyDialog } from './policy-dialog';
import { PolicyRow } from './policy-row';
import { emptyPolicy, proposal, withPolicy } from './policy-values';
import { usePolicyChanges } from './use-policy-changes';

type Asked =
  | { readonly what: 'create' | 'edit' | 'remove'; readonly policy: ServicePolicy }
  | { readonly what: 'nothing' };

interface PolicyListProps {
  readonly levels: ServiceLevelsAnswer;
  readonly reload: () => Promise<void>;
}

const moved = (policies: readonly ServicePolicy[], from: number, to: number): readonly ServicePolicy[] => {
  const policy = policies[from];
  return policy === undefined ? policies : policies.toSpliced(from, 1).toSpliced(to, 0, policy);
};

/** Steps through the dialogs that ask before policies are changed. */
function usePolicyList({ levels, reload }: PolicyListProps) {
  const { run, isRunning } = usePolicyChanges(reload);
  const [asked, setAsked] = useState<Asked>({ what: 'nothing' });
  // Where a policy was moved to is shown before the server has said so.
  const [shown, setShown] = useState<readonly ServicePolicy[] | null>(null);
  const policies = shown ?? levels.policies;
  const { list, leaveRow } = useRowFocus();
  const close = () => setAsked({ what: 'nothing' });
  return {
    list,
    policies,
    asked,
    isBusy: isRunning,
    close,
    edit: (policy: ServicePolicy) => setAsked({ what: 'edit', policy }),
    askRemoval: (policy: ServicePolicy) => setAsked({ what: 'remove', policy }),
    create: () => setAsked({ what: 'create', policy: emptyPolicy(crypto.randomUUID()) }),
    propose: () =>
      setAsked({
        what: 'create',
        policy: proposal(crypto.randomUUID(), SERVICE_LEVEL_SETTINGS_TEXTS.proposalName),
      }),
    move: async (from: number, to: number) => {
      if (isRunning) return;
      const wanted = moved(policies, from, to);
      setShown(wanted);
      await run({ before: levels, policies: wanted, text: '' });
      setShown(null);
    },
    save: async (policy: ServicePolicy) => {
      const text = SERVICE_LEVEL_SETTINGS_TEXTS.saved(policy.name);
      if (await run({ before: levels, policies: withPolicy(policies, policy), text })) close();
    },
    remove: async (policy: ServicePolicy) => {
      const index = policies.findIndex(({ ref }) => ref === policy.ref);
      const text = SERVICE_LEVEL_SETTINGS_TEXTS.removed(policy.name);
      const left = policies.filter(({ ref }) => ref !== policy.ref);
      if (!(await run({ before: levels, policies: left, text, hasUndo: true }))) return;
      leaveRow(index, 'delete');
      close();
    },
  };
}

type Steps = ReturnType<typeof usePolicyList>;

function Dialogs({ steps }: { steps: Steps }) {
  const { asked, policies, isBusy, close } = steps;
  const words = useFilterWords(POLICY_CATALOGUE);
  if (asked.what === 'nothing') return null;
  const { policy } = asked;
  if (asked.what === 'remove')
    return (
      <ConfirmDialog
        isOpen
        isDestructive
        isBusy={isBusy}
        title={SERVICE_LEVEL_SETTINGS_TEXTS.removeTitle(policy.name)}
        description={SERVICE_LEVEL_SETTINGS_TEXTS.removeBody}
        confirmLabel={SERVICE_LEVEL_SETTINGS_TEXTS.removeConfirm}
        onConfirm={() => void steps.remove(policy)}
        onCancel={close}
      />
    );
  return (
    <PolicyDialog
      policy={policy}
      isNew={asked.what === 'create'}
      policies={policies}
      words={words}
      isBusy={isBusy}
      onSave={(saved) => void steps.save(saved)}
      onClose={close}
    />
  );
}

function CreateButton({ steps }: { steps: Steps }) {
  const isFull = steps.policies.length >= LIMITS.servicePolicies;
  return (
    <Box>
      <Button variant="contained" disabled={isFull} onClick={steps.create}>
        {SERVICE_LEVEL_SETTINGS_TEXTS.create}
      </Button>
      {isFull && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {SERVICE_LEVEL_TEXTS.full}
        </Typography>
      )}
    </Box>
  );
}

/** The policies in their order, and what can be done with them. */
export function PolicyList({ levels, reload }: PolicyListProps) {
  const steps = usePolicyList({ levels, reload });
  const { policies } = steps;
  const mayChange = useMay(putServiceLevels);
  const { wording } = useFilterWords(POLICY_CATALOGUE);
  return (
    <>
      {mayChange ? (
        policies.length > 0 && <CreateButton steps={steps} />
      ) : (
        <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>
      )}
      {policies.length === 0 ? (
        <EmptyState
          icon={<TimerIcon />}
          title={SERVICE_LEVEL_SETTINGS_TEXTS.empty}
          description={SERVICE_LEVEL_SETTINGS_TEXTS.emptyBody}
          action={
            mayChange && (
              <Button variant="contained" onClick={steps.propose}>
                {SERVICE_LEVEL_SETTINGS_TEXTS.propose}
              </Button>
            )
          }
        />
      ) : (
        <SortableList
          label={SERVICE_LEVEL_SETTINGS_TEXTS.title}
          items={policies}
          nameOf={({ name }) => name}
          isReadOnly={!mayChange}
          isFramed
          listRef={steps.list}
          onMove={(from, to) => void steps.move(from, to)}
        >
          {(policy) => (
            <PolicyRow
              policy={policy}
              wording={wording}
              onEdit={() => steps.edit(policy)}
              onRemove={() => steps.askRemoval(policy)}
            />
          )}
        </SortableList>
      )}
      <Dialogs steps={steps} />
    </>
  );
}
