import type { PresentedMacro } from '@harborline/domain/api/inbox/macros';
import { type ActionNames, macroText } from '@harborline/domain/macros/action-text';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import MacroIcon from '@mui/icons-material/BoltRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import { findMacros } from '../../../shared/macros/find-macros';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { SettingsSection } from '../frame/settings-section';

interface MacroSectionProps {
  readonly title: string;
  readonly help: string;
  readonly emptyTitle: string;
  readonly macros: readonly PresentedMacro[];
  readonly names: ActionNames;
  /** what is searched for, '' for all */
  readonly words: string;
  readonly mayChange: boolean;
  readonly onEdit: (macro: PresentedMacro) => void;
  readonly onDelete: (macro: PresentedMacro) => void;
}

interface MacroRowProps extends Pick<MacroSectionProps, 'names' | 'mayChange'> {
  readonly macro: PresentedMacro;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One macro: its name, and what it does in one sentence. */
function MacroRow({ macro, names, mayChange, onEdit, onDelete }: MacroRowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" dir="auto" sx={{ fontWeight: 550 }}>
          {macro.name}
        </Typography>
        <Typography variant="body2" color="textSecondary" dir="auto">
          {macroText(macro, names)}
        </Typography>
      </Box>
      {mayChange && (
        <Box sx={{ flex: 'none' }}>
          <IconButton
            size="small"
            aria-label={MACRO_TEXTS.editOf(macro.name)}
            data-action="edit"
            onClick={onEdit}
          >
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={MACRO_TEXTS.deleteOf(macro.name)}
            data-action="delete"
            onClick={onDelete}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}

/** The macros of one person, or those that are shared. */
export function MacroSection({ title, macros, words, mayChange, ...props }: MacroSectionProps) {
  const { list, leaveRow } = useRowFocus();
  const shown = findMacros(macros, words);
  return (
    <SettingsSection title={title} description={props.help}>
      {macros.length === 0 && (
        <EmptyState
          icon={<MacroIcon />}
          title={props.emptyTitle}
          {...(mayChange ? { description: MACRO_TEXTS.emptyBody } : {})}
        />
      )}
      {macros.length > 0 && (
        <div>
          <Typography role="status" variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
            {MACRO_TEXTS.count(title, shown.length, macros.length)}
          </Typography>
          {shown.length === 0 ? (
            <EmptyState icon={<SearchIcon />} title={MACRO_TEXTS.noneFound} />
          ) : (
            <Box component="ul" ref={list} aria-label={title} sx={FRAMED_LIST}>
              {shown.map((macro, index) => (
                <MacroRow
                  key={macro.macro_ref}
                  macro={macro}
                  names={props.names}
                  mayChange={mayChange}
                  onEdit={() => props.onEdit(macro)}
                  onDelete={() => {
                    leaveRow(index, 'delete');
                    props.onDelete(macro);
                  }}
                />
              ))}
            </Box>
          )}
        </div>
      )}
    </SettingsSection>
  );
}
