import type { FooterLink } from '@harborline/domain/help-center/help-center-home';
import { LIMITS } from '@harborline/domain/limits';
import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import AddIcon from '@mui/icons-material/Add';
import UpIcon from '@mui/icons-material/ArrowUpwardRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { addressProblem, type HomeValues, labelProblem, linksAsValue, linksIn } from './home-values';

interface LinkRowProps {
  link: FooterLink;
  /** from 1 */
  number: number;
  showsProblems: boolean;
  isReadOnly: boolean;
  onChange: (link: FooterLink) => void;
  onBlur: () => void;
  onUp: () => void;
  onDelete: () => void;
}

/** Label and address of one link. */
function LinkRow({
  link,
  number,
  showsProblems,
  isReadOnly,
  onChange,
  onBlur,
  onUp,
  onDelete,
}: LinkRowProps) {
  const { label, address } = link;
  const problems = showsProblems
    ? { label: labelProblem(label) ?? undefined, address: addressProblem(address) ?? undefined }
    : { label: undefined, address: undefined };
  const named = label.trim() || THEME_TEXTS.linkNumber(number);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
      }}
    >
      <TextInput
        label={THEME_TEXTS.linkLabel(number)}
        value={label}
        readOnly={isReadOnly}
        errorText={problems.label}
        inputProps={{ maxLength: LIMITS.footerLabel }}
        onChange={(event) => onChange({ ...link, label: event.target.value })}
        onBlur={onBlur}
      />
      <Box sx={{ gridRow: 2, gridColumn: '1 / -1' }}>
        <TextInput
          label={THEME_TEXTS.linkAddress(number)}
          value={address}
          type="url"
          readOnly={isReadOnly}
          errorText={problems.address}
          placeholder="https://"
          inputProps={{ maxLength: LIMITS.footerAddress }}
          onChange={(event) => onChange({ ...link, address: event.target.value })}
          onBlur={onBlur}
        />
      </Box>
      {!isReadOnly && (
        <Box sx={{ display: 'flex', gridRow: 1, gridColumn: 2, pt: 3.5 }}>
          <Tooltip title={THEME_TEXTS.moveLinkUp(named)}>
            <span>
              <IconButton disabled={number === 1} aria-label={THEME_TEXTS.moveLinkUp(named)} onClick={onUp}>
                <UpIcon fontSize="small" />
              </IconButton>
            </span>
          </Tooltip>
          <Tooltip title={THEME_TEXTS.deleteLink(named)}>
            <IconButton aria-label={THEME_TEXTS.deleteLink(named)} onClick={onDelete}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      )}
    </Box>
  );
}

const moved = (links: readonly FooterLink[], index: number): FooterLink[] =>
  links.flatMap((link, at) => (at === index ? [] : at === index - 1 ? [links[index] ?? link, link] : [link]));

interface FooterLinksFieldProps {
  control: Control<HomeValues>;
  isReadOnly: boolean;
}

/** The company's links below all pages. */
export function FooterLinksField({ control, isReadOnly }: FooterLinksFieldProps) {
  const { field, fieldState } = useController({ control, name: 'footerLinks' });
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const links = linksIn(field.value);
  const set = (changed: readonly FooterLink[]) => field.onChange(linksAsValue(changed));
  const addLink = () => {
    set([...links, { label: '', address: '' }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const deleteLink = (index: number) => {
    set(links.filter((_link, at) => at !== index));
    add.current?.focus();
  };
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {THEME_TEXTS.footerLinks}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {THEME_TEXTS.footerLinksHelp}
      </Typography>
      <Box component="ul" ref={list} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {links.map((link, index) => (
          <LinkRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other identity while it is typed
            key={index}
            link={link}
            number={index + 1}
            showsProblems={fieldState.error !== undefined}
            isReadOnly={isReadOnly}
            onChange={(changed) => set(links.map((one, at) => (at === index ? changed : one)))}
            onBlur={field.onBlur}
            onUp={() => set(moved(links, index))}
            onDelete={() => deleteLink(index)}
          />
        ))}
      </Box>
      {!isReadOnly && (
        <Button
          ref={add}
          startIcon={<AddIcon />}
          sx={{ mt: 1 }}
          disabled={links.length >= LIMITS.footerLinks}
          onClick={addLink}
        >
          {THEME_TEXTS.addLink}
        </Button>
      )}
    </div>
  );
}
