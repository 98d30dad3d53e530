import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import Badge from '@mui/material/Badge';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';

/** Styles of a rail entry, for links and buttons. */
export const navItemStyle = (isActive: boolean) => ({
  flex: { xs: '0 1 66px', md: 'none' },
  minWidth: 0,
  flexDirection: 'column',
  gap: 0.25,
  width: 66,
  minHeight: 41,
  py: 0.375,
  px: 0.25,
  borderRadius: 1.25,
  fontSize: '0.65625rem',
  lineHeight: 1.15,
  textAlign: 'center',
  fontWeight: 550,
  color: isActive ? '#fff' : 'inherit',
  bgcolor: isActive ? 'surface.railActive' : 'transparent',
  '&:hover': { color: '#fff', bgcolor: 'surface.railActive' },
  '&:focus-visible': { outlineColor: 'surface.railFocus', outlineOffset: -2 },
  '& svg': { fontSize: 20 },
});

/** Small and low enough to stay within the entry. */
const COUNT = {
  top: 6,
  right: -3,
  minWidth: 16,
  height: 16,
  px: 0.5,
  fontSize: '0.625rem',
  fontWeight: 700,
  bgcolor: 'surface.accent',
  color: '#1B0E08',
} as const;

interface NavItemProps {
  to: string;
  label: string;
  icon: ReactNode;
  isActive: boolean;
  /** number beside the icon; nothing for 0 */
  count?: number;
  /** called on hover or focus: time to preload the screen */
  onIntent: () => void;
}

export function NavItem({ to, label, icon, isActive, count = 0, onIntent }: NavItemProps) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      sx={navItemStyle(isActive)}
    >
      {/* The entry's name contains the count; screen readers would read the badge even if it is 0. */}
      <Badge badgeContent={count} max={99} slotProps={{ badge: { 'aria-hidden': true, sx: COUNT } }}>
        {icon}
      </Badge>
      {label}
      {count > 0 && (
        <>
          {' '}
          <span style={VISUALLY_HIDDEN}>{SHELL_TEXTS.waiting(count)}</span>
        </>
      )}
    </ButtonBase>
  );
}
