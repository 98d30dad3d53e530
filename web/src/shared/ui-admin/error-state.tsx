import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from './empty-state';

interface ErrorStateProps {
  title: string;
  description?: string;
  onRetry?: () => void;
}

/** Shown in place of a list or pane whose data failed to load; announced to screen readers. */
export function ErrorState({ title, description, onRetry }: ErrorStateProps) {
  return (
    <Box role="alert" sx={{ display: 'flex', flex: 1 }}>
      <EmptyState
        icon={<ErrorOutlineIcon color="error" />}
        title={title}
        {...(description === undefined ? {} : { description })}
        {...(onRetry === undefined
          ? {}
          : {
              action: (
                <Button variant="outlined" onClick={onRetry}>
                  {KIT_TEXTS.retry}
                </Button>
              ),
            })}
      />
    </Box>
  );
}
