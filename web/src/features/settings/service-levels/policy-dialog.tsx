import type { ServicePolicy } from '@harborline/domain/entities/service-levels';
import { LIMITS } from '@harborline/domain/limits';
import { oneName } from '@harborline/domain/text/one-name';
import { SERVICE_LEVEL_SETTINGS_TEXTS } from '@harborline/domain/texts/service-level-settings';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { isNameTaken } from '@harborline/domain/tickets/ticket-fields';
import Box from '@mui/material/Box';
import { useState } from 'react';

import type { FilterWords } from '../../../shared/ticket-words/use-filter-words';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { PredicateField } from '../frame/predicate-field';
import { type PolicyValues, policyOf, problemsOf, valuesOf, withPolicy } from './policy-values';
import { SimulationField } from './simulation';
import { TargetFields } from './target-fields';
import { TimeFields } from './time-fields';

interface PolicyDialogProps {
  /** what it begins with */
  readonly policy: ServicePolicy;
  readonly isNew: boolean;
  readonly policies: readonly ServicePolicy[];
  readonly words: FilterWords;
  readonly isBusy: boolean;
  readonly onSave: (policy: ServicePolicy) => void;
  readonly onClose: () => void;
}

function nameErrorOf(values: PolicyValues, isTaken: boolean, wasTried: boolean): string | undefined {
  if (isTaken) return SERVICE_LEVEL_TEXTS.nameTaken;
  return wasTried && problemsOf(values).isUnnamed
    ? SETTINGS_TEXTS.required(SERVICE_LEVEL_SETTINGS_TEXTS.name)
    : undefined;
}

function conditionsProblem(values: PolicyValues): string {
  const { isUnreadable, isTooLong } = problemsOf(values);
  if (isUnreadable) return SERVICE_LEVEL_TEXTS.unreadable;
  return isTooLong ? SERVICE_LEVEL_SETTINGS_TEXTS.tooLong : '';
}

/** Edits a policy, and tries it; what it lacks is said once somebody does either. */
export function PolicyDialog({ policy, isNew, policies, words, isBusy, ...on }: PolicyDialogProps) {
  const [initial] = useState(() => valuesOf(policy));
  const [values, setValues] = useState(initial);
  const [wasTried, setWasTried] = useState(false);
  const change = (changed: Partial<PolicyValues>) => setValues((before) => ({ ...before, ...changed }));
  const isTaken = isNameTaken(policies, oneName(values.name), policy.ref);
  const typed = isTaken ? null : policyOf(values);
  const submit = () => {
    setWasTried(true);
    if (typed !== null) on.onSave(typed);
  };
  return (
    <DraftDialog
      title={isNew ? SERVICE_LEVEL_SETTINGS_TEXTS.create : SERVICE_LEVEL_SETTINGS_TEXTS.edit(policy.name)}
      confirmLabel={SERVICE_LEVEL_SETTINGS_TEXTS.save}
      isWide
      isBusy={isBusy}
      isReady
      isDirty={JSON.stringify(values) !== JSON.stringify(initial)}
      discardBody={SERVICE_LEVEL_SETTINGS_TEXTS.discardBody}
      onSubmit={submit}
      onClose={on.onClose}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextInput
          autoFocus
          label={SERVICE_LEVEL_SETTINGS_TEXTS.name}
          value={values.name}
          errorText={nameErrorOf(values, isTaken, wasTried)}
          inputProps={{ maxLength: LIMITS.policyName, dir: 'auto' }}
          onChange={({ target }) => change({ name: target.value })}
        />
        <PredicateField
          title={SERVICE_LEVEL_SETTINGS_TEXTS.which}
          help={SERVICE_LEVEL_SETTINGS_TEXTS.whichHelp}
          draft={values.draft}
          words={words}
          areProblemsShown={wasTried || values.isUnreadable}
          problem={conditionsProblem(values)}
          onChange={(draft) => change({ draft, isUnreadable: false })}
        />
        <TargetFields {...{ values, wasTried }} onChange={change} />
        <TimeFields values={values} onChange={change} />
        <SimulationField
          policies={typed === null ? null : withPolicy(policies, typed)}
          onWrong={() => setWasTried(true)}
        />
      </Box>
    </DraftDialog>
  );
}
