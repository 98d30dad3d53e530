import type { PaletteOptions } from '@mui/material/styles';

/** Colours beyond MUI's own roles; read as `surface.*` in `sx`. */
interface SurfacePalette {
  /** navigation rail, dark in both schemes */
  rail: string;
  railText: string;
  railActive: string;
  /** focus ring on the rail */
  railFocus: string;
  /** slightly darker than paper: toolbars, wells, hovered rows */
  sunken: string;
  selected: string;
  /** message bubbles */
  visitor: string;
  agent: string;
  agentText: string;
  note: string;
  noteBorder: string;
  noteText: string;
  /** borders of fields, which need a contrast of 3 : 1 */
  field: string;
  /** unread marks and other calls for attention */
  accent: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    surface: SurfacePalette;
  }
  interface PaletteOptions {
    surface?: SurfacePalette;
  }
}

export const lightPalette: PaletteOptions = {
  mode: 'light',
  primary: { main: '#0B6470', dark: '#084B54', light: '#2E8A95', contrastText: '#FFFFFF' },
  secondary: { main: '#1D3A52', dark: '#12283A', light: '#47647C', contrastText: '#FFFFFF' },
  error: { main: '#B3261E' },
  warning: { main: '#875006' },
  success: { main: '#1B6E47' },
  info: { main: '#225E9E' },
  background: { default: '#F5F7F8', paper: '#FFFFFF' },
  text: { primary: '#12212E', secondary: '#536471', disabled: '#8B99A5' },
  divider: '#E1E7EB',
  surface: {
    rail: '#0C2230',
    railText: '#A9BECB',
    railActive: '#16384A',
    railFocus: '#58C2C9',
    sunken: '#F5F7F8',
    selected: '#E8F2F3',
    visitor: '#EEF2F4',
    agent: '#DCEEF0',
    agentText: '#0B2E35',
    note: '#FFF7E0',
    noteBorder: '#EBD591',
    noteText: '#55430B',
    field: '#8795A3',
    accent: '#E8704A',
  },
};

export const darkPalette: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#58C2C9', dark: '#3AA1A9', light: '#8BDADF', contrastText: '#06262A' },
  secondary: { main: '#9FB9CE', dark: '#7C98AE', light: '#C3D6E5', contrastText: '#0D1B26' },
  error: { main: '#F2918A' },
  warning: { main: '#E9B85C' },
  success: { main: '#6CCB9A' },
  info: { main: '#86B8EE' },
  background: { default: '#0B1319', paper: '#111C24' },
  text: { primary: '#E4ECF2', secondary: '#9BADB9', disabled: '#647682' },
  divider: '#22313C',
  surface: {
    rail: '#081017',
    railText: '#93A8B5',
    railActive: '#152733',
    railFocus: '#58C2C9',
    sunken: '#0B1319',
    selected: '#16303A',
    visitor: '#1C2A34',
    agent: '#12393F',
    agentText: '#DCF3F5',
    note: '#2C2613',
    noteBorder: '#5A4B1C',
    noteText: '#F0DFA6',
    field: '#5F7180',
    accent: '#FF9A78',
  },
};
