import type { PresentedRun } from '@harborline/domain/api/automations/workflows';
import { AUTOMATION_CATALOGUE } from '@harborline/domain/automations/catalogue';
import { reasonLines } from '@harborline/domain/predicate/sentence';
import { parsePredicate } from '@harborline/domain/predicate/text-form';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import HoldsIcon from '@mui/icons-material/CheckRounded';
import FailsIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAutomationWords } from '../words/use-automation-words';

const { runs: TEXTS } = AUTOMATION_TEXTS;
type Conditions = PresentedRun['conditions'];

/** Whether there is only the group around no condition. */
const isEmpty = (conditions: Conditions): boolean =>
  conditions.length === 0 ||
  (conditions.length === 1 && /^(all|any|none)\(\)$/.test(conditions[0]?.predicate ?? ''));

/** Which conditions held, and which did not, with what the ticket had instead. */
export function ConditionLines({ conditions }: { readonly conditions: Conditions }) {
  const { wording } = useAutomationWords();
  if (isEmpty(conditions))
    return (
      <Typography variant="body2" color="textSecondary">
        {TEXTS.noConditions}
      </Typography>
    );
  const lines = conditions.flatMap(({ predicate, holds, found, depth }) => {
    const parsed = parsePredicate(predicate, AUTOMATION_CATALOGUE);
    const [line] = parsed === null ? [] : reasonLines({ predicate: parsed, holds, found, of: [] }, wording);
    // One that a later version wrote is shown as it is kept.
    return { holds, depth, text: line?.text ?? predicate };
  });
  return (
    <Box component="ul" aria-label={TEXTS.conditions} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ holds, depth, text }, index) => {
        const Icon = holds ? HoldsIcon : FailsIcon;
        return (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a run never change
            key={index}
            sx={{ display: 'flex', gap: 1, pl: depth * 2, alignItems: 'start' }}
          >
            <Icon
              fontSize="small"
              titleAccess={holds ? TEXTS.holds : TEXTS.fails}
              sx={{ color: holds ? 'success.main' : 'text.secondary', mt: '1px' }}
            />
            <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {text}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
