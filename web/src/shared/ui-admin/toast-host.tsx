import { DURATIONS } from '@harborline/domain/limits';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import { TOASTS_BOTTOM } from './below-toasts';
import { adminTheme } from './theme';
import type { Toast, ToastAction } from './toast';
import { useToastOffset } from './toast-offset';

/** Width of the rail at the side of wide screens, and a gap. */
const BESIDE_RAIL = 88;

/**
 * In the corner below the lists of wide screens, where toasts cover neither the head of what is open nor the buttons under
 * it; on narrow ones across the screen, above its lowest bar.
 */
const PLACE = {
  '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
    bottom: `calc(var(${TOASTS_BOTTOM}, 0px) + 2px)`,
    left: BESIDE_RAIL,
    maxWidth: 320,
    [adminTheme.breakpoints.down('md')]: {
      left: 8,
      right: 8,
      width: 'auto',
      maxWidth: 'none',
      alignItems: 'center',
    },
  },
};

/** notistack's own colours are too light for white text. The same in both schemes: toasts float above either. */
const LOOK = {
  '.notistack-MuiContent': {
    borderRadius: '8px',
    fontSize: '0.875rem',
    overflowWrap: 'anywhere',
    boxShadow: '0 8px 28px rgb(12 34 48 / 0.28)',
  },
  // notistack keeps the buttons on the right, which is where the message begins in right-to-left text.
  '.notistack-MuiContent > :nth-of-type(2)': { marginInline: 'auto -8px', paddingInline: '16px 0' },
  '.notistack-MuiContent.notistack-MuiContent-success': { backgroundColor: '#175E3D' },
  '.notistack-MuiContent.notistack-MuiContent-error': { backgroundColor: '#A3221A' },
  '.notistack-MuiContent.notistack-MuiContent-warning': { backgroundColor: '#7A4906' },
  '.notistack-MuiContent.notistack-MuiContent-info': { backgroundColor: '#1D5187' },
};

function ToastButtons({ toastKey, action }: { toastKey: SnackbarKey; action: ToastAction | undefined }) {
  const run = () => {
    closeSnackbar(toastKey);
    action?.run();
  };
  const runBeside = () => {
    if (action?.beside?.isLast === true) closeSnackbar(toastKey);
    action?.beside?.run();
  };
  return (
    <>
      {action?.beside !== undefined && (
        <Button size="small" color="inherit" onClick={runBeside} sx={{ textDecoration: 'underline' }}>
          {action.beside.label}
        </Button>
      )}
      {action !== undefined && (
        <Button size="small" color="inherit" onClick={run} sx={{ textDecoration: 'underline' }}>
          {action.label}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={() => closeSnackbar(toastKey)}>
        {KIT_TEXTS.dismiss}
      </Button>
    </>
  );
}

/** Passes each toast to notistack once. */
export function ToastHost({ toasts }: { toasts: readonly Toast[] }) {
  const shown = useRef(0);
  const [count, setCount] = useState(0);
  useToastOffset(count > 0);
  useEffect(() => {
    for (const { message, variant, action, onShown } of toasts.slice(shown.current)) {
      enqueueSnackbar(message, {
        variant,
        // Equal messages with an action of their own are about different things.
        preventDuplicate: action === undefined,
        ...(action?.shownForMs === undefined ? {} : { autoHideDuration: action.shownForMs }),
        onEnter: () => {
          setCount((before) => before + 1);
          onShown?.();
        },
        onExited: () => {
          setCount((before) => before - 1);
          action?.onClosed?.();
        },
        action: (key) => <ToastButtons toastKey={key} action={action} />,
      });
    }
    shown.current = toasts.length;
  }, [toasts]);
  return (
    <>
      <GlobalStyles styles={{ ...PLACE, ...LOOK }} />
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={DURATIONS.toastMs}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      />
    </>
  );
}
