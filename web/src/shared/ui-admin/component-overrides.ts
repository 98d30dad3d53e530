import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { BELOW_TOASTS } from './below-toasts';

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** The look of MUI's components in this product; screens only set layout. */
export const componentOverrides: Overrides = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontSize: '0.875rem', fontFeatureSettings: '"cv05", "cv11", "ss03"' },
      '#root': { minHeight: '100dvh' },
      // Focus ring of elements without their own, in place of the browser's.
      ':where(:focus-visible)': { outline: '2px solid var(--hl-palette-primary-main)', outlineOffset: 2 },
      kbd: {
        padding: '1px 5px',
        border: '1px solid var(--hl-palette-divider)',
        borderRadius: 4,
        font: 'inherit',
        fontSize: '0.6875rem',
      },
    },
  },
  // Browsers give buttons a font of their own.
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit' } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 36, paddingInline: 14, borderRadius: 8, whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 30, paddingInline: 10 },
      sizeLarge: { minHeight: 44, fontSize: '0.875rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        '&:hover': { borderColor: theme.vars.palette.text.disabled },
      }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
  // MUI shows placeholders with less than half the contrast.
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.surface.field },
      }),
      input: { paddingBlock: 10 },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: 6,
        fontWeight: 550,
        height: 22,
        fontSize: '0.75rem',
        // A chip with only a tooltip can have the focus, too, for which MUI has no style.
        '&:focus-visible': { outline: '2px solid var(--hl-palette-primary-main)', outlineOffset: 2 },
      },
      filled: ({ theme, ownerState }) =>
        ownerState.color === 'default' || ownerState.color === undefined
          ? { backgroundColor: theme.vars.palette.surface.visitor }
          : {},
      // Tinted rather than outlined: a list full of them stays calm.
      outlined: ({ theme, ownerState }) => {
        const color =
          ownerState.color === undefined || ownerState.color === 'default' ? null : ownerState.color;
        return {
          borderColor: 'transparent',
          backgroundColor:
            color === null
              ? theme.vars.palette.surface.visitor
              : `color-mix(in srgb, ${theme.vars.palette[color].main} 12%, transparent)`,
        };
      },
    },
  },
  // The thumb stays within the track, so that a switch aligns with the text around it.
  MuiSwitch: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 34,
        height: 20,
        padding: 0,
        margin: '6px 8px',
        overflow: 'visible',
        '& .MuiSwitch-switchBase': {
          padding: 2,
          '&.Mui-checked': { transform: 'translateX(14px)', color: theme.vars.palette.primary.contrastText },
          '&.Mui-checked + .MuiSwitch-track': {
            opacity: 1,
            backgroundColor: theme.vars.palette.primary.main,
          },
          '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.45 },
          '&.Mui-focusVisible': { outline: 0 },
          '&.Mui-focusVisible + .MuiSwitch-track': {
            outline: `2px solid ${theme.vars.palette.primary.main}`,
            outlineOffset: 2,
          },
        },
        '& .MuiSwitch-thumb': { width: 16, height: 16, boxShadow: '0 1px 2px rgb(0 0 0 / 0.25)' },
        '& .MuiSwitch-track': {
          opacity: 1,
          borderRadius: 10,
          backgroundColor: theme.vars.palette.surface.field,
        },
      }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400, arrow: true } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ borderRadius: 12, border: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  // Dialogs name what people wrote, which may have no place to break a line.
  MuiDialogTitle: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
  MuiDialogContentText: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
  // Buttons do not break their labels, so that long ones need a line each on a phone.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true, ...BELOW_TOASTS },
    styleOverrides: { root: { flexWrap: 'wrap', padding: '8px 24px 20px', gap: '8px 16px' } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: '0 8px 28px rgb(12 34 48 / 0.14)',
      }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: '0 8px 28px rgb(12 34 48 / 0.14)',
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { fontSize: '0.8125rem', minHeight: 36 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 40, paddingBlock: 8, minWidth: 0 } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
};
