import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageFrame } from '../../../shared/ui-admin/page-frame';

interface SettingsPageFrameProps {
  title: string;
  intro: string;
  /** for pages with more than a form */
  isWide?: boolean;
  children: ReactNode;
}

/** A settings page with its sections in a column. */
export function SettingsPageFrame({ title, intro, isWide = false, children }: SettingsPageFrameProps) {
  return (
    <PageFrame title={title} intro={intro} width={isWide ? 'wide' : 'form'}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
    </PageFrame>
  );
}
