import { AUDIT_TEXTS } from '@harborline/domain/texts/team';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AUDIT_KINDS, AUDIT_TIMES, type AuditFilter, isFiltered } from './audit-filter';
import { FilterSelect } from './filter-select';

interface AuditFiltersProps {
  filter: AuditFilter;
  people: readonly { readonly value: string; readonly label: string }[];
  onChange: (filter: AuditFilter) => void;
}

/** Filters by person, kind and time. */
export function AuditFilters({ filter, people, onChange }: AuditFiltersProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5 }}>
      <FilterSelect
        label={AUDIT_TEXTS.person}
        allLabel={AUDIT_TEXTS.everyone}
        value={filter.person}
        options={people}
        onChange={(person) => onChange({ ...filter, person })}
      />
      <FilterSelect
        label={AUDIT_TEXTS.kind}
        allLabel={AUDIT_TEXTS.everything}
        value={filter.kind}
        options={AUDIT_KINDS.map((kind) => ({ value: kind, label: AUDIT_TEXTS.kinds[kind] }))}
        onChange={(chosen) =>
          onChange({ ...filter, kind: AUDIT_KINDS.find((kind) => kind === chosen) ?? null })
        }
      />
      <FilterSelect
        label={AUDIT_TEXTS.time}
        allLabel={AUDIT_TEXTS.anyTime}
        value={filter.time}
        options={AUDIT_TIMES.map((time) => ({ value: time, label: AUDIT_TEXTS.times[time] }))}
        onChange={(chosen) =>
          onChange({ ...filter, time: AUDIT_TIMES.find((time) => time === chosen) ?? null })
        }
      />
      {isFiltered(filter) && (
        <Button color="inherit" onClick={() => onChange({ person: null, kind: null, time: null })}>
          {AUDIT_TEXTS.clearFilters}
        </Button>
      )}
    </Box>
  );
}
