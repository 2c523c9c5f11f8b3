import { useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/controls/Dialog.tsx'
import { Drawer } from '#ui/controls/Drawer.tsx'
import { EmptyState } from '#ui/controls/EmptyState.tsx'
import { Spinner } from '#ui/controls/Spinner.tsx'
import { Table } from '#ui/controls/Table.tsx'
import { Tabs } from '#ui/controls/Tabs.tsx'
import { Sample } from './Sample.tsx'

const ROWS = [
  { key: '1042', cells: ['1042', 'Jeanne Moreau', 'À préparer', '127,90 €'] },
  { key: '1041', cells: ['1041', 'Domaine des Très Longues Raies du Bas de la Côte', 'Expédiée', '1 284,00 €'] },
]
const TABS = [
  { key: 'prepare', label: 'À préparer', content: <p>Deux commandes attendent leur carton.</p> },
  { key: 'ship', label: 'À expédier', content: <p>Aucune commande n’attend le transporteur.</p> },
  { key: 'done', label: 'Expédiées', content: <p>Cent douze commandes depuis janvier.</p> },
]

export function FrameSamples() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const framed = { title: 'Vendanges', close: 'Fermer', onClose: () => setOpen(null) }
  return (
    <>
      <Sample name="Dialog, Drawer">
        <div className="flex flex-wrap gap-4">
          <Button look="outline" onClick={() => setOpen('dialog')}>
            Ouvrir le dialogue
          </Button>
          <Button look="outline" onClick={() => setOpen('drawer')}>
            Ouvrir le tiroir
          </Button>
        </div>
        <Dialog {...framed} isOpen={open === 'dialog'}>
          <p className="mt-5">Nous vous attendons au domaine du 12 au 28 septembre.</p>
        </Dialog>
        <Drawer {...framed} isOpen={open === 'drawer'}>
          <p className="mt-5">Nous vous attendons au domaine du 12 au 28 septembre.</p>
        </Drawer>
      </Sample>
      <Sample name="Tabs">
        <Tabs label="Commandes" tabs={TABS} />
      </Sample>
      <Sample name="Table">
        <Table
          caption="Commandes du jour"
          columns={['Numéro', 'Client', 'État', 'Total']}
          figures={['Total']}
          rows={ROWS}
        />
      </Sample>
      <Sample name="EmptyState">
        <EmptyState title="Aucune commande" hint="Les commandes de votre boutique apparaîtront ici.">
          <Button className="mt-7">Voir la boutique</Button>
        </EmptyState>
      </Sample>
      <Sample name="Spinner">
        <Spinner label="Calcul des frais de port…" />
      </Sample>
    </>
  )
}
