import type { ComponentState } from '@harborline/domain/entities/status-page';
import { circle, IconOf } from '../../shared/ui-public/icons';

/** Paths of the icons, 24 by 24. Their shapes differ, since not everybody can tell their colours apart. */
const STATE_PATHS: Readonly<Record<ComponentState, string>> = {
  operational: `${circle(12, 12, 10)}M8 12.5l2.7 2.7L16 9.5`,
  maintenance:
    'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.8-3.8a6 6 0 0 1-7.9 7.9l-6.9 6.9a2.1 2.1 0 0 1-3-3l6.9-6.9a6 6 0 0 1 7.9-7.9z',
  degraded: `${circle(12, 12, 10)}M8 12h8`,
  partialOutage:
    'M10.3 3.9 1.8 18a2 2 0 0 0 1.7 3h17a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0zM12 9v4M12 17h.01',
  majorOutage: `${circle(12, 12, 10)}M15 9l-6 6M9 9l6 6`,
};

/** The icon of a state, beside its name. */
export function StateIcon({ state }: { readonly state: ComponentState }) {
  return <IconOf path={STATE_PATHS[state]} className="icon state-mark" />;
}
