-- What the estate has in hand today, among all orders of years.
create index orders_in_hand on estate.orders (site_id, fulfilment)
  where fulfilment in ('PAID', 'IN_PREPARATION', 'READY_FOR_PICKUP');
-- Money that came and that nobody asked for: a person looks at it.
create index orders_with_held_money on estate.orders (site_id) where money = 'HELD';
-- Credit is no turnover: the few lines that are gift cards, among all.
create index gift_card_lines on estate.order_lines (site_id, order_id) where is_gift_card;
create index mails_that_wait on estate.mails (site_id) where sent_at is null;

-- Whether the estate has answered what somebody wrote.
alter table estate.messages add column answered_at timestamptz;
create index messages_to_answer on estate.messages (site_id, created_at) where answered_at is null and not is_suspect;
