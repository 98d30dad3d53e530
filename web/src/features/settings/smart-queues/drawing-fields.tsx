import type { PresentedQueue } from '@harborline/domain/api/inbox/smart-queues';
import { QUEUE_ORDERS } from '@harborline/domain/entities/smart-queue';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useOwnCopy } from '../../../shared/hooks/use-own-copy';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { problemsOf, type QueueValues } from './queue-values';

type NamedTeam = PresentedQueue['teams'][number];

interface DrawingFieldsProps {
  readonly values: QueueValues;
  /** as it was; null for a new one */
  readonly queue: PresentedQueue | null;
  /** of the library; none while they load */
  readonly teams: readonly NamedTeam[];
  readonly wasTried: boolean;
  readonly onChange: (change: Partial<QueueValues>) => void;
}

const TWO_COLUMNS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

const ORDERS = QUEUE_ORDERS.map((value) => ({ value, label: SMART_QUEUE_TEXTS.orders[value] }));

/** The teams whose people draw; one that is gone stays until it is taken out. */
function TeamsField({ values, teams, onChange }: DrawingFieldsProps) {
  const id = useId();
  const teamRefs = useOwnCopy(values.teamRefs);
  const nameOf = (ref: string): string =>
    teams.find((team) => team.ref === ref)?.name ?? SMART_QUEUE_TEXTS.removedTeam;
  return (
    <Box>
      <FormLabel htmlFor={id} sx={{ display: 'block', mb: 0.75, typography: 'subtitle2' }}>
        {SMART_QUEUE_TEXTS.teams}
      </FormLabel>
      <Autocomplete
        id={id}
        multiple
        disableCloseOnSelect
        size="small"
        options={teams.map(({ ref }) => ref)}
        value={teamRefs}
        getOptionLabel={nameOf}
        getOptionKey={(ref) => ref}
        onChange={(_, refs) => onChange({ teamRefs: refs })}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={values.teamRefs.length === 0 ? SMART_QUEUE_TEXTS.everybody : ''}
            helperText={SMART_QUEUE_TEXTS.teamsHelp}
            slotProps={{ ...params.slotProps, formHelperText: { sx: { mx: 0 } } }}
          />
        )}
      />
    </Box>
  );
}

/** The team that helps out, and when. */
function OverflowFields({ values, queue, teams, wasTried, onChange }: DrawingFieldsProps) {
  const removed = queue?.overflow_team?.name === '' ? [queue.overflow_team.ref] : [];
  const choices = [
    { value: '', label: SMART_QUEUE_TEXTS.noOverflow },
    ...removed.map((value) => ({ value, label: SMART_QUEUE_TEXTS.removedTeam })),
    ...teams.map(({ ref, name }) => ({ value: ref, label: name })),
  ];
  const isWrong = wasTried && problemsOf(values).isWaitWrong;
  return (
    <Box sx={TWO_COLUMNS}>
      <ChoiceSelect
        label={SMART_QUEUE_TEXTS.overflow}
        value={values.overflowTeamRef}
        choices={choices}
        helpText={SMART_QUEUE_TEXTS.overflowHelp}
        onChange={(overflowTeamRef) => onChange({ overflowTeamRef })}
      />
      {values.overflowTeamRef !== '' && (
        <TextInput
          label={SMART_QUEUE_TEXTS.wait}
          value={values.wait}
          helpText={SMART_QUEUE_TEXTS.waitHelp}
          errorText={isWrong ? SMART_QUEUE_TEXTS.waitWrong : undefined}
          inputProps={{ inputMode: 'numeric' }}
          onChange={({ target }) => onChange({ wait: target.value })}
        />
      )}
    </Box>
  );
}

/** The library's teams, and those that the queue has: the server names them, unless they are gone. */
function knownTeams({ queue, teams }: DrawingFieldsProps): readonly NamedTeam[] {
  if (queue === null) return teams;
  const own = queue.overflow_team === null ? queue.teams : [...queue.teams, queue.overflow_team];
  const more = own.filter(({ ref, name }) => name !== '' && !teams.some((team) => team.ref === ref));
  return [...teams, ...more];
}

/** In which order, by whom and how many tickets are drawn from a queue. */
export function DrawingFields(asked: DrawingFieldsProps) {
  const props = { ...asked, teams: knownTeams(asked) };
  const { values, wasTried, onChange } = props;
  const isWrong = wasTried && problemsOf(values).isCapacityWrong;
  return (
    <>
      <Box sx={TWO_COLUMNS}>
        <ChoiceSelect
          label={SMART_QUEUE_TEXTS.order}
          value={values.order}
          choices={ORDERS}
          onChange={(order) => onChange({ order })}
        />
        <TextInput
          label={SMART_QUEUE_TEXTS.capacity}
          value={values.capacity}
          helpText={SMART_QUEUE_TEXTS.capacityHelp}
          errorText={isWrong ? SMART_QUEUE_TEXTS.capacityWrong : undefined}
          inputProps={{ inputMode: 'numeric' }}
          onChange={({ target }) => onChange({ capacity: target.value })}
        />
      </Box>
      <TeamsField {...props} />
      <OverflowFields {...props} />
    </>
  );
}
