import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';

/** How the theme draws the parts of MUI that screens use directly. */
const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj;

const COLORS = ['primary', 'error', 'warning', 'success', 'info'] as const;
const SURFACES = ['rail', 'sunken', 'selected', 'visitor', 'agent', 'note', 'field', 'accent'] as const;
const VARIANTS: readonly ButtonProps['variant'][] = ['contained', 'outlined', 'text'];
const TEXTS = ['h1', 'h2', 'h3', 'subtitle2', 'body1', 'body2', 'caption', 'overline'] as const;

export const Buttons: Story = {
  render: () => (
    <Stack spacing={2}>
      {VARIANTS.map((variant) => (
        <Stack key={variant} direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant={variant}>Save changes</Button>
          <Button variant={variant} color="error">
            Delete
          </Button>
          <Button variant={variant} color="inherit" size="small">
            Small
          </Button>
          <Button variant={variant} size="large">
            Large
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
};
export const Chips: Story = {
  render: () => (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Chip label="Plain" />
      <Chip label="Outlined" variant="outlined" />
      {COLORS.map((color) => (
        <Chip key={color} label={color} color={color} variant="outlined" />
      ))}
    </Stack>
  ),
};
export const Alerts: Story = {
  render: () => (
    <Stack spacing={1}>
      <Alert severity="error">The reply could not be sent.</Alert>
      <Alert severity="warning">This article has a draft that visitors do not see.</Alert>
      <Alert severity="success">Changes saved.</Alert>
      <Alert severity="info">Ada is editing this article, too.</Alert>
    </Stack>
  ),
};
export const Switches: Story = {
  render: () => (
    <Stack sx={{ px: 2 }}>
      <FormControlLabel control={<Switch defaultChecked />} label="On" />
      <FormControlLabel control={<Switch />} label="Off" />
      <FormControlLabel control={<Switch defaultChecked disabled />} label="On, disabled" />
      <FormControlLabel control={<Switch disabled />} label="Off, disabled" />
    </Stack>
  ),
};
export const TabRow: Story = {
  render: () => (
    <Tabs value="profile" onChange={fn()} aria-label="Account">
      <Tab value="profile" label="Profile" />
      <Tab value="notifications" label="Notifications" />
      <Tab value="picture" label="Picture" disabled />
    </Tabs>
  ),
};

function OpenMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button ref={setAnchor} variant="outlined" aria-haspopup="menu">
        Actions
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={fn()}>
        <MenuItem>Archive</MenuItem>
        <MenuItem selected>Restore</MenuItem>
        <MenuItem disabled>Delete</MenuItem>
      </Menu>
    </>
  );
}
export const OpenedMenu: Story = { render: () => <OpenMenu /> };

export const Texts: Story = {
  render: () => (
    <Stack spacing={1}>
      {TEXTS.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {variant}: Charge your battery
        </Typography>
      ))}
    </Stack>
  ),
};
export const Surfaces: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))', gap: 1 }}>
      {SURFACES.map((name) => (
        <Box key={name} sx={{ typography: 'caption' }}>
          <Box
            sx={{
              height: 48,
              borderRadius: 1,
              border: 1,
              borderColor: 'divider',
              bgcolor: `surface.${name}`,
            }}
          />
          {name}
        </Box>
      ))}
    </Box>
  ),
};
