import {
  createWorkflowFolder,
  deleteWorkflowFolder,
  type PresentedFolder,
} from '@harborline/domain/api/automations/workflows';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import NewFolderIcon from '@mui/icons-material/CreateNewFolderOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import RenameIcon from '@mui/icons-material/DriveFileRenameOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useMay } from '../../../shared/staff/use-may';
import { type AskedOfFolder, FolderDialogs } from './folder-dialogs';

/** What the address calls automations of no folder. */
export const NO_FOLDER = 'none';

interface FolderBarProps {
  readonly folders: readonly PresentedFolder[];
  /** '' for all */
  readonly chosen: string;
  readonly onChoose: (folder: string) => void;
}

/** The folders, one of which narrows the list. */
export function FolderBar({ folders, chosen, onChoose }: FolderBarProps) {
  const [asked, setAsked] = useState<AskedOfFolder | null>(null);
  const mayChange = useMay(createWorkflowFolder);
  const mayRemove = useMay(deleteWorkflowFolder);
  const folder = folders.find(({ workflow_folder_ref: ref }) => ref === chosen);
  const choices = [
    { ref: '', name: AUTOMATION_TEXTS.allFolders },
    ...folders.map(({ workflow_folder_ref: ref, name }) => ({ ref, name })),
    ...(folders.length > 0 ? [{ ref: NO_FOLDER, name: AUTOMATION_TEXTS.noFolder }] : []),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      {folders.length > 0 && (
        <Box
          role="group"
          aria-label={AUTOMATION_TEXTS.folders}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minWidth: 0 }}
        >
          {choices.map(({ ref, name }) => (
            <Chip
              key={ref}
              clickable
              label={<bdi>{name}</bdi>}
              aria-pressed={ref === chosen}
              color={ref === chosen ? 'primary' : 'default'}
              variant={ref === chosen ? 'filled' : 'outlined'}
              onClick={() => onChoose(ref)}
            />
          ))}
        </Box>
      )}
      {folder !== undefined && mayChange && (
        <IconButton
          size="small"
          aria-label={AUTOMATION_TEXTS.renameFolder(folder.name)}
          onClick={() => setAsked({ what: 'rename', folder })}
        >
          <RenameIcon fontSize="small" />
        </IconButton>
      )}
      {folder !== undefined && mayRemove && (
        <IconButton
          size="small"
          aria-label={AUTOMATION_TEXTS.removeFolder(folder.name)}
          onClick={() => setAsked({ what: 'remove', folder })}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
      {mayChange && (
        <Button size="small" startIcon={<NewFolderIcon />} onClick={() => setAsked({ what: 'create' })}>
          {AUTOMATION_TEXTS.newFolder}
        </Button>
      )}
      {asked !== null && (
        <FolderDialogs
          asked={asked}
          onClose={() => setAsked(null)}
          onDone={(ref) => {
            setAsked(null);
            onChoose(ref);
          }}
        />
      )}
    </Box>
  );
}
