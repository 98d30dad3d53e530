import type { RoutingRules } from '@harborline/domain/entities/routing-rules';
import { LIMITS } from '@harborline/domain/limits';
import { oneName } from '@harborline/domain/text/one-name';
import { ROUTING_TEXTS } from '@harborline/domain/texts/routing';
import { ROUTING_SETTINGS_TEXTS as TEXTS } from '@harborline/domain/texts/routing-settings';
import { isNameTaken } from '@harborline/domain/tickets/ticket-fields';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { SettingsSection } from '../frame/settings-section';
import { nameIn, type People } from './people';
import type { RoutingForm } from './use-routing-form';

type Skill = RoutingRules['skills'][number];

interface SkillRowProps {
  readonly skill: Skill;
  readonly nameError: string | undefined;
  readonly people: People;
  readonly isReadOnly: boolean;
  readonly onChange: (skill: Skill) => void;
  readonly onRemove: () => void;
}

function SkillRow({ skill, nameError, people, isReadOnly, onChange, onRemove }: SkillRowProps) {
  const peopleId = useId();
  const { name, uids } = skill;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
        px: 2,
        py: 1.5,
      }}
    >
      <TextInput
        label={TEXTS.skillName}
        size="small"
        value={name}
        errorText={nameError}
        disabled={isReadOnly}
        inputProps={{ maxLength: LIMITS.skillName, dir: 'auto' }}
        onChange={({ target }) => onChange({ ...skill, name: target.value })}
      />
      <Box sx={{ gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 }}>
        <FormLabel htmlFor={peopleId} sx={{ display: 'block', mb: 0.75, typography: 'subtitle2' }}>
          {TEXTS.skillPeople(name)}
        </FormLabel>
        <Autocomplete
          id={peopleId}
          multiple
          disableCloseOnSelect
          size="small"
          disabled={isReadOnly}
          options={people.map(({ id }) => id)}
          // Those who have left are not chosen again.
          value={uids.filter((uid) => people.some(({ id }) => id === uid))}
          getOptionLabel={(uid) => nameIn(people, uid)}
          getOptionKey={(uid) => uid}
          onChange={(_event, chosen) => onChange({ ...skill, uids: chosen })}
          renderInput={(params) => <TextField {...params} />}
        />
      </Box>
      <IconButton
        size="small"
        aria-label={TEXTS.removeSkill(name)}
        data-action="delete"
        disabled={isReadOnly}
        onClick={onRemove}
        sx={{ mt: { xs: 3.75, sm: 3.75 } }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** What is wrong with the name of a skill; undefined for nothing. */
function nameErrorOf(
  { ref, name }: Skill,
  skills: RoutingRules['skills'],
  wasTried: boolean,
): string | undefined {
  if (oneName(name) === '') return wasTried ? TEXTS.skillUnnamed : undefined;
  return isNameTaken(skills, name, ref) ? ROUTING_TEXTS.nameTaken : undefined;
}

interface SectionProps {
  readonly form: RoutingForm;
  readonly people: People;
  readonly isReadOnly: boolean;
}

/** What only some people can do, and who. */
export function SkillsSection({ form, people, isReadOnly }: SectionProps) {
  const { values, change, wasTried } = form;
  const { skills } = values;
  const { list, leaveRow } = useRowFocus();
  const isFull = skills.length >= LIMITS.skills;
  return (
    <SettingsSection title={TEXTS.skills} description={TEXTS.skillsHelp}>
      {skills.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {TEXTS.noSkills}
        </Typography>
      ) : (
        <Box component="ul" ref={list} aria-label={TEXTS.skills} sx={FRAMED_LIST}>
          {skills.map((skill, index) => (
            <SkillRow
              key={skill.ref}
              skill={skill}
              nameError={nameErrorOf(skill, skills, wasTried)}
              people={people}
              isReadOnly={isReadOnly}
              onChange={(now) => change({ skills: skills.with(index, now) })}
              onRemove={() => {
                leaveRow(index, 'delete');
                change({ skills: skills.toSpliced(index, 1) });
              }}
            />
          ))}
        </Box>
      )}
      {isFull && <FormHelperText>{ROUTING_TEXTS.skillsFull}</FormHelperText>}
      {!isReadOnly && (
        <Box>
          <Button
            variant="outlined"
            disabled={isFull}
            onClick={() => change({ skills: [...skills, { ref: crypto.randomUUID(), name: '', uids: [] }] })}
          >
            {TEXTS.addSkill}
          </Button>
        </Box>
      )}
    </SettingsSection>
  );
}
