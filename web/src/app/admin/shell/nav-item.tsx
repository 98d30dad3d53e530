import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface NavItemProps {
  to: string;
  label: string;
  icon: ReactNode;
  isActive: boolean;
  /** the pointer or the focus is on it: time to load the screen */
  onIntent: () => void;
}

export function NavItem({ to, label, icon, isActive, onIntent }: NavItemProps) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      sx={{
        flexDirection: 'column',
        gap: 0.25,
        width: 60,
        minHeight: 52,
        py: 0.75,
        borderRadius: 1.25,
        fontSize: '0.6875rem',
        fontWeight: 550,
        color: isActive ? '#fff' : 'inherit',
        bgcolor: isActive ? 'surface.railActive' : 'transparent',
        '&:hover': { color: '#fff', bgcolor: 'surface.railActive' },
        '&:focus-visible': { outlineColor: '#fff', outlineOffset: -2 },
        '& svg': { fontSize: 22 },
      }}
    >
      {icon}
      {label}
    </ButtonBase>
  );
}
