import type { SopArticle } from '@harborline/domain/entities/sop';
import { SOP_READING_TEXTS, SOP_TEXTS } from '@harborline/domain/texts/sop';
import ArrowBackIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { SopContent } from '../sop-content';

interface SopLayoutProps {
  sop: Pick<SopArticle, 'sop_title' | 'sop_content' | 'version'>;
  chip: ReactNode;
  action: ReactNode;
  /** beside the text */
  children: ReactNode;
}

/** An SOP to be read: its text, and beside it what concerns its readers. */
export function SopLayout({ sop, chip, action, children }: SopLayoutProps) {
  return (
    <PageFrame
      title={sop.sop_title}
      width="wide"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button component={Link} to={adminLinks.sops()} color="inherit" startIcon={<ArrowBackIcon />}>
            {SOP_TEXTS.backToList}
          </Button>
          {action}
        </Box>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 3 }}>
        {chip}
        {sop.version > 0 && (
          <Typography variant="body2" color="textSecondary">
            {SOP_READING_TEXTS.version(sop.version)}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
          gap: { xs: 3, lg: 5 },
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          {sop.sop_content === '' ? (
            <Typography color="textSecondary">{SOP_READING_TEXTS.empty}</Typography>
          ) : (
            <SopContent html={sop.sop_content} />
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 3 }}>{children}</Box>
      </Box>
    </PageFrame>
  );
}
