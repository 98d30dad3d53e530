import { LIMITS } from '@harborline/domain/limits';
import { ROUTING_SETTINGS_TEXTS as TEXTS } from '@harborline/domain/texts/routing-settings';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { SettingsSection } from '../frame/settings-section';
import { CountField, RowCount } from './count-field';
import { nameIn, type People } from './people';
import { chatsOf, type PersonValues, problemsOf, ticketsOf } from './routing-values';
import type { RoutingForm } from './use-routing-form';

const IN_TWO = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
const ROW = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr 1fr auto', sm: 'minmax(0, 1fr) 96px 96px auto' },
  px: 2,
  py: 1,
} as const;

interface SectionProps {
  readonly form: RoutingForm;
  readonly people: People;
  readonly isReadOnly: boolean;
}

interface PersonRowProps {
  readonly person: PersonValues;
  readonly name: string;
  readonly isReadOnly: boolean;
  readonly onChange: (person: PersonValues) => void;
  readonly onRemove: () => void;
}

function PersonRow({ person, name, isReadOnly, onChange, onRemove }: PersonRowProps) {
  const { chats, tickets } = person;
  return (
    <Box component="li" sx={ROW}>
      <Typography
        variant="subtitle2"
        component="span"
        dir="auto"
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, overflowWrap: 'anywhere' }}
      >
        {name}
      </Typography>
      <Box sx={{ display: 'grid', gap: 0.25 }}>
        <Typography variant="caption" color="textSecondary" aria-hidden>
          {TEXTS.chats}
        </Typography>
        <RowCount
          label={TEXTS.chatsOf(name)}
          value={chats}
          isDisabled={isReadOnly}
          isWrong={chatsOf(chats) === null}
          onChange={(value) => onChange({ ...person, chats: value })}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 0.25 }}>
        <Typography variant="caption" color="textSecondary" aria-hidden>
          {TEXTS.ticketsLabel}
        </Typography>
        <RowCount
          label={TEXTS.ticketsOf(name)}
          value={tickets}
          isDisabled={isReadOnly}
          isWrong={ticketsOf(tickets) === null}
          onChange={(value) => onChange({ ...person, tickets: value })}
        />
      </Box>
      <IconButton
        size="small"
        aria-label={TEXTS.removePerson(name)}
        data-action="delete"
        disabled={isReadOnly}
        onClick={onRemove}
        sx={{ alignSelf: 'end', mb: 0.5 }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

function Exceptions({ form, people, isReadOnly }: SectionProps) {
  const { values, change } = form;
  const { list, leaveRow } = useRowFocus();
  const others = people.filter(({ id }) => values.people.every(({ uid }) => uid !== id));
  const add = (uid: string) => {
    const { chatCapacity: chats, ticketCapacity: tickets } = values;
    if (uid !== '') change({ people: [...values.people, { uid, chats, tickets }] });
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="subtitle2" component="h3">
          {TEXTS.exceptions}
        </Typography>
        {values.people.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {TEXTS.noExceptions}
          </Typography>
        ) : (
          <Box component="ul" ref={list} aria-label={TEXTS.exceptions} sx={FRAMED_LIST}>
            {values.people.map((person, index) => (
              <PersonRow
                key={person.uid}
                person={person}
                name={nameIn(people, person.uid)}
                isReadOnly={isReadOnly}
                onChange={(now) => change({ people: values.people.with(index, now) })}
                onRemove={() => {
                  leaveRow(index, 'delete');
                  change({ people: values.people.toSpliced(index, 1) });
                }}
              />
            ))}
          </Box>
        )}
        <Box role="alert" sx={problemsOf(values).people ? {} : VISUALLY_HIDDEN}>
          {problemsOf(values).people && <FormHelperText error>{TEXTS.peopleWrong}</FormHelperText>}
        </Box>
      </Box>
      {!isReadOnly && others.length > 0 && values.people.length < LIMITS.routedPeople && (
        <Box sx={{ maxWidth: 320 }}>
          <ChoiceSelect
            label={TEXTS.addPerson}
            value=""
            choices={[
              { value: '', label: TEXTS.choosePerson },
              ...others.map(({ id }) => ({ value: id, label: nameIn(people, id) })),
            ]}
            onChange={add}
          />
        </Box>
      )}
    </>
  );
}

/** How many chats and tickets one person is given. */
export function CapacitySection(props: SectionProps) {
  const { form, isReadOnly } = props;
  const { values, change } = form;
  const problems = problemsOf(values);
  return (
    <SettingsSection title={TEXTS.capacity} description={TEXTS.capacityHelp}>
      <Box sx={IN_TWO}>
        <CountField
          label={TEXTS.chatCapacity}
          value={values.chatCapacity}
          isDisabled={isReadOnly}
          errorText={problems.chatCapacity ? TEXTS.chatCapacityWrong : undefined}
          onChange={(chatCapacity) => change({ chatCapacity })}
        />
        <CountField
          label={TEXTS.ticketCapacity}
          value={values.ticketCapacity}
          isDisabled={isReadOnly}
          errorText={problems.ticketCapacity ? TEXTS.ticketCapacityWrong : undefined}
          onChange={(ticketCapacity) => change({ ticketCapacity })}
        />
      </Box>
      <Exceptions {...props} />
    </SettingsSection>
  );
}
