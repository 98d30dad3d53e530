import { putRouting, type RoutingAnswer } from '@harborline/domain/api/inbox/routing';
import type { RoutingRules } from '@harborline/domain/entities/routing-rules';
import { ROUTING_SETTINGS_TEXTS } from '@harborline/domain/texts/routing-settings';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { isChanged, mergedValues, type RoutingValues, rulesOf, valuesOf } from './routing-values';

interface Stored {
  readonly rules: RoutingAnswer;
  /** refs */
  readonly teams: readonly string[];
  readonly reload: () => Promise<void>;
}

/** The rules while they are edited: what others save meanwhile shows in what was not changed here. */
export function useRoutingForm({ rules, teams, reload }: Stored) {
  const toasts = useToasts();
  const [base, setBase] = useState(rules);
  const [values, setValues] = useState(() => valuesOf(rules));
  const [wasTried, setWasTried] = useState(false);
  if (rules.version > base.version) {
    setBase(rules);
    setValues(mergedValues(values, { before: valuesOf(base), now: valuesOf(rules) }));
  }
  const { run, isRunning } = useChange<Omit<RoutingRules, 'version'>, RoutingAnswer>({
    name: 'routing-not-saved',
    run: (sent) => callApi(putRouting, { body: { ...sent, version: base.version } }),
    onDone: (now) => {
      setBase(now);
      setValues(valuesOf(now));
      setWasTried(false);
      toasts.success(SETTINGS_TEXTS.saved);
      return reload();
    },
    onRefused: (error) => {
      toasts.error(refusalText(error, ROUTING_SETTINGS_TEXTS.saveFailed));
      void reload();
    },
  });
  const typed = rulesOf(values, teams);
  return {
    values,
    wasTried,
    /** null while something is wrong */
    typed,
    isSaving: isRunning,
    isDirty: isChanged(values, valuesOf(base)),
    change: (changed: Partial<RoutingValues>) => setValues((before) => ({ ...before, ...changed })),
    reset: () => {
      setValues(valuesOf(base));
      setWasTried(false);
    },
    showProblems: () => setWasTried(true),
    save: () => {
      setWasTried(true);
      if (typed === null) toasts.warning(SETTINGS_TEXTS.fixFirst);
      else if (!isRunning) void run(typed);
    },
  };
}

export type RoutingForm = ReturnType<typeof useRoutingForm>;
